import { expect, test } from 'vitest';
import { differenceOf, parseRupees } from './difference.ts';

test('an amount is read as people enter it, and nothing else is taken for one', () => {
  expect(['1284', '1,284.50', '₹ 12.5', '0'].map(parseRupees)).toEqual([1284, 1284.5, 12.5, 0]);
  for (const text of ['', '12.345', '-5', '1e3', 'ten', '12.'])
    expect(parseRupees(text), text).toBeUndefined();
});

test('a difference is exact to the paisa', () => {
  expect(differenceOf(0.3, 0.1)).toBe(-0.2);
  expect(differenceOf(1284, 1284)).toBe(0);
});
