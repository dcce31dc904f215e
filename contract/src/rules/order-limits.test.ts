import { expect, test } from 'vitest';
import { readOrderLimits } from './order-limits.ts';

const defaultLimits = {
  units: { GROCERY: 20, KITCHEN: 200 },
  cashDue: 1_000_000,
  firstCashDue: 300_000,
  openCheckouts: 6,
  unpaidCheckouts: 2,
  abandonedCheckouts: 6,
};

test('every limit has a default, also when its setting cannot be read', () => {
  expect(readOrderLimits(new Map())).toEqual(defaultLimits);
  const unreadable = ['many', '-1', ' ', 'Infinity'];
  for (const value of unreadable) {
    expect(readOrderLimits(new Map([['MAX_CASH_DUE', value]])), value).toEqual(defaultLimits);
  }
});

test('a setting replaces its default, and 0 is no limit', () => {
  const settings = new Map([
    ['MAX_UNITS_GROCERY', '12'],
    ['MAX_CASH_DUE', '2500.50'],
    ['MAX_CASH_DUE_FIRST_ORDERS', '0'],
    ['MAX_OPEN_CHECKOUTS', '0'],
  ]);
  expect(readOrderLimits(settings)).toEqual({
    ...defaultLimits,
    units: { GROCERY: 12, KITCHEN: 200 },
    cashDue: 250_050,
    firstCashDue: Number.POSITIVE_INFINITY,
    openCheckouts: Number.POSITIVE_INFINITY,
  });
});
