import { expect, test } from 'vitest';
import { unitPrice } from './unit-price.ts';

test.each([
  [119, '500 g', '₹238.00 per kg'],
  [60, '2 kg', '₹30.00 per kg'],
  [66, '6 pieces', '₹11.00 per piece'],
  [45, '750 ml', '₹60.00 per litre'],
  [38, '1 kg', undefined],
  [90, '1 plate', undefined],
  [90, 'a handful', undefined],
])('₹%d for %s is %s', (price, units, shown) => {
  expect(unitPrice(price, units)).toBe(shown);
});
