import type { Stock } from '@sabuja/contract';
import { expect, test } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { packOf, unitPrice } from './unit-price.ts';

test.each([
  [119, '500 g', '₹0.24 per g'],
  [60, '2 kg', '₹30.00 per kg'],
  [60, '1.5 l', '₹40.00 per litre'],
  [119, '999 g', '₹0.12 per g'],
  [28, '200 g', '₹0.14 per g'],
  [45, '50 g', '₹0.90 per g'],
  [66, '6 pieces', '₹11.00 per piece'],
  [45, '750 ml', '₹0.06 per ml'],
  [38, '150 ml bottle', '₹0.25 per ml'],
  [25, '1 bunch, 250 g', '₹0.10 per g'],
  [40, '2 pieces, 500 g', '₹0.08 per g'],
  [119, '500 ग्राम', '₹0.24 per g'],
  [45, '750 मि.ली.', '₹0.06 per ml'],
  [25, '1 ବିଡ଼ା, 250 ଗ୍ରାମ', '₹0.10 per g'],
  [66, '6 ଟି', '₹11.00 per piece'],
])('₹%d for %s is %s', (price, units, shown) => {
  const message = unitPrice(price, packOf(units));
  expect(message && inEnglish(message)).toBe(shown);
});

test.each([
  '1 kg',
  '1 kg, 4 to 5 fruits',
  '1 l pouch',
  '1 piece',
  '1 piece, 700-900 g',
  '1 plate',
  'a handful',
  '',
  '0 g',
])('%s has no unit price', (units) => {
  expect(unitPrice(90, packOf(units))).toBeUndefined();
});

const label = (net_quantity: number, net_unit: 'G' | 'ML' | 'PIECE') =>
  ({ net_quantity, net_unit }) as Stock['label'];

test('the net quantity of the label goes before the units', () => {
  const shown = (stated: Stock['label'], units = '1 pack') => {
    const message = unitPrice(90, packOf(units, stated));
    return message && inEnglish(message);
  };
  expect(shown(label(450, 'G'))).toBe('₹0.20 per g');
  expect(shown(label(450, 'G'), '500 g')).toBe('₹0.20 per g');
  expect(shown(label(2000, 'ML'))).toBe('₹45.00 per litre');
  expect(shown(label(25, 'PIECE'), '25 bags')).toBe('₹3.60 per piece');
  expect(shown(label(1000, 'G'))).toBeUndefined();
});
