import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allocateProportionally,
  decimalRupees,
  discountedUnit,
  formatDeduction,
  formatPaise,
  formatRupees,
  formatRupeesCompact,
  formatRupeesShort,
  formatSignedRupees,
  nearestPaise,
  percentOf,
  sumPaise,
  toPaise,
  toRupees,
} from './money.ts';

const paise = fc.integer({ min: 0, max: 1_000_000_000 });

test('rupees and paise are converted both ways without loss', () => {
  fc.assert(
    fc.property(paise, (amount) => {
      expect(toPaise(toRupees(amount))).toBe(amount);
    }),
  );
});

test.each([
  [0.994, 99],
  [0.995, 100],
  [99.999, 10_000],
  [199, 19_900],
])('%d rupees are nearest to %i paise', (amount, result) => {
  expect(nearestPaise(amount)).toBe(result);
});

test.each([0.001, 10.005, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is not an amount of rupees and paise',
  (amount) => {
    expect(() => toPaise(amount)).toThrow(RangeError);
  },
);

test('S9.5 amounts have two decimals and the ₹ sign, grouped as in India', () => {
  expect([
    formatRupees(0),
    formatRupees(7.5),
    formatRupees(1234.5),
    formatRupees(1234567.89),
  ]).toEqual(['₹0.00', '₹7.50', '₹1,234.50', '₹12,34,567.89']);
});

test('S9.5 amounts of whole paise are grouped as `Intl` does for India', () => {
  const intl = new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  fc.assert(
    fc.property(fc.nat(10 ** 9), fc.nat(10 ** 4), (small, factor) => {
      const amount = small * factor;
      expect(formatPaise(amount)).toBe(`₹${intl.format(toRupees(amount))}`);
    }),
  );
});

test('the sign of an amount stands before the ₹', () => {
  expect([12, -12, 0].map(formatSignedRupees)).toEqual(['+₹12.00', '−₹12.00', '₹0.00']);
  expect(formatRupees(-1234.5)).toBe('−₹1,234.50');
});

test('an amount on an axis is short', () => {
  expect([123_456, -123_456].map(formatRupeesCompact)).toEqual(['₹1.2L', '−₹1.2L']);
});

test('amounts have no paise where they are whole, and a minus for deductions', () => {
  expect([formatPaise(123450), formatPaise(0)]).toEqual(['₹1,234.50', '₹0.00']);
  expect([1000, 99.5, 100.1, 0].map(formatRupeesShort)).toEqual([
    '₹1,000',
    '₹99.50',
    '₹100.10',
    '₹0',
  ]);
  expect([formatDeduction(12), formatDeduction(0)]).toEqual(['−₹12.00', '−₹0.00']);
  expect([decimalRupees(3784), decimalRupees(123450)]).toEqual(['37.84', '1234.50']);
});

describe('percentages', () => {
  test.each([
    [4300, 12, 516],
    [10, 5, 1],
    [9, 5, 0],
    [101, 50, 51],
    [1, 99.99, 1],
  ])('%i paise at %d percent are %i, half a paisa rounded up', (amount, percent, result) => {
    expect(percentOf(amount, percent)).toBe(result);
  });
  test('S9.5 a discounted price is between 0 and the full price', () => {
    fc.assert(
      fc.property(paise, fc.integer({ min: 0, max: 10_000 }), (cost, hundredths) => {
        const price = discountedUnit(cost, hundredths / 100);
        expect(price >= 0 && price <= cost && Number.isInteger(price)).toBe(true);
      }),
    );
  });
});

test('allocations sum to the total, and none is off its proportion by a paisa or more', () => {
  fc.assert(
    fc.property(
      paise,
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 }),
      (total, weights) => {
        const shares = allocateProportionally(total, weights);
        const sum = sumPaise(weights);
        expect(sumPaise(shares)).toBe(sum === 0 ? 0 : total);
        for (const [i, share] of shares.entries()) {
          if (sum > 0)
            expect(Math.abs(share - (total * (weights[i] ?? 0)) / sum)).toBeLessThan(1.001);
        }
      },
    ),
  );
});
