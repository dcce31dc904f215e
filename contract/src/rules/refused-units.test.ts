import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusedAmount } from './refused-units.ts';

test('S10.140 what remains and what is refused sum to the paisa, and nobody pays more for less', () => {
  const line = fc.record({
    taxable: fc.integer({ min: 0, max: 10_000_000 }),
    percent: fc.constantFrom(0, 5, 18, 40),
    included: fc.boolean(),
    units: fc.integer({ min: 1, max: 300 }),
  });
  fc.assert(
    fc.property(line, fc.nat(), fc.nat(), ({ taxable, percent, included, units }, a, b) => {
      const terms = { percent, included };
      const tax = included ? 0 : Math.round((taxable * percent) / 100);
      const amount = (refused: number) =>
        refusedAmount({ taxable, tax }, terms, { refused, units });
      const [few, many] = [a % (units + 1), b % (units + 1)].sort((x, y) => x - y) as [
        number,
        number,
      ];
      expect(amount(0)).toBe(0);
      expect(amount(units)).toBe(taxable + tax);
      expect(amount(few)).toBeLessThanOrEqual(amount(many));
    }),
  );
});
