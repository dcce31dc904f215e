import { expect, test } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { unitPrice } from './unit-price.ts';

test.each([
  [119, '500 g', '₹238.00 per kg'],
  [60, '2 kg', '₹30.00 per kg'],
  [28, '200 g', '₹140.00 per kg'],
  [45, '50 g', '₹90.00 per 100 g'],
  [66, '6 pieces', '₹11.00 per piece'],
  [45, '750 ml', '₹60.00 per litre'],
  [38, '150 ml bottle', '₹25.33 per 100 ml'],
  [25, '1 bunch, 250 g', '₹100.00 per kg'],
  [40, '2 pieces, 500 g', '₹80.00 per kg'],
  [119, '500 ग्राम', '₹238.00 per kg'],
  [45, '750 मि.ली.', '₹60.00 per litre'],
  [25, '1 ବିଡ଼ା, 250 ଗ୍ରାମ', '₹100.00 per kg'],
  [66, '6 ଟି', '₹11.00 per piece'],
])('₹%d for %s is %s', (price, units, shown) => {
  const message = unitPrice(price, units);
  expect(message && inEnglish(message)).toBe(shown);
});

test.each([
  '1 kg',
  '1 kg, 4 to 5 fruits',
  '100 g',
  '1 l pouch',
  '1 piece',
  '1 piece, 700-900 g',
  '1 plate',
  'a handful',
  '',
  '0 g',
])('%s has no unit price', (units) => {
  expect(unitPrice(90, units)).toBeUndefined();
});
