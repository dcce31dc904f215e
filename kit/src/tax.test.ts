import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addedTax, containedTax, withoutAddedTax } from './tax.ts';

const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
const rates = fc.constantFrom(0, 5, 18, 40);

// 43.00 x 5 / 105 = 2.0476, so 2.05; 1.05 x 5 / 105 = 0.05 exactly; 0.11 x 5 / 105 = 0.0052, so 0.01; and
// 38.59 x 18 / 118 = 5.8866, so 5.89.
test.each([
  [4300, 5, 205],
  [105, 5, 5],
  [10, 5, 0],
  [11, 5, 1],
  [7, 40, 2],
  [3859, 18, 589],
  [9999, 0, 0],
  [0, 18, 0],
])('%i paise contain at %i percent %i paise of GST', (amount, percent, tax) => {
  expect(containedTax(amount, { percent, included: true })).toBe(tax);
  expect(addedTax(amount, { percent, included: true })).toBe(0);
});

test.each([
  [9000, 5, 450],
  [10, 5, 1],
  [9, 5, 0],
  [12_345, 18, 2222],
])('%i paise at %i percent have %i paise of GST added', (amount, percent, tax) => {
  expect(addedTax(amount, { percent, included: false })).toBe(tax);
  expect(containedTax(amount, { percent, included: false })).toBe(0);
});

describe('for any amount and rate', () => {
  test('the contained GST is within half a paisa of amount x rate / (100 + rate), half up', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, percent) => {
        const tax = containedTax(amount, { percent, included: true });
        // In whole numbers: tax - 1/2 <= exact < tax + 1/2, times 2 x (100 + rate).
        const exact = 2 * amount * percent;
        expect((2 * tax - 1) * (100 + percent)).toBeLessThanOrEqual(exact);
        expect((2 * tax + 1) * (100 + percent)).toBeGreaterThan(exact);
      }),
    );
  });

  test('taxable value and GST of an inclusive amount are whole, not negative, and sum to it', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, percent) => {
        const tax = containedTax(amount, { percent, included: true });
        expect(Number.isSafeInteger(tax)).toBe(true);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(amount - tax).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('what an amount contains is what would be added to its taxable value, to a paisa', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, percent) => {
        const tax = containedTax(amount, { percent, included: true });
        const added = addedTax(amount - tax, { percent, included: false });
        expect(Math.abs(added - tax)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('an amount that would have no GST added contains none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), rates, (amount, percent) => {
        if (addedTax(amount, { percent, included: false }) > 0) return;
        expect(containedTax(amount, { percent, included: true })).toBe(0);
      }),
    );
  });

  test('a total without its added GST is the largest that does not exceed it', () => {
    fc.assert(
      fc.property(amounts, rates, fc.boolean(), (total, percent, included) => {
        const terms = { percent, included };
        const amount = withoutAddedTax(total, terms);
        expect(amount + addedTax(amount, terms)).toBeLessThanOrEqual(total);
        if (included) expect(amount).toBe(total);
      }),
    );
  });
});
