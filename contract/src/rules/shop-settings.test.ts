import { expect, test } from 'vitest';
import { isPaymentMethod, readMinimumOrder, readPaymentMethods } from './shop-settings.ts';

test('payment methods are those of the setting, in its order', () => {
  expect(readPaymentMethods('COD, ONLINE,WALLET')).toEqual(['COD', 'ONLINE', 'WALLET']);
  expect(readPaymentMethods('online,COD,BARTER,Online')).toEqual(['ONLINE', 'COD']);
  expect(readPaymentMethods(undefined)).toEqual([]);
});

test.each([
  ['COD', true],
  ['cod', false],
  ['toString', false],
  [undefined, false],
])('%j is a payment method: %s', (value, result) => expect(isPaymentMethod(value)).toBe(result));

test.each([
  ['199', 19_900],
  [' 99.5 ', 9950],
  ['99.999', 10_000],
  [undefined, 0],
  ['', 0],
  ['many', 0],
  ['-5', 0],
  ['Infinity', 0],
])('S9.4 the minimum order of the setting %j is %i paise', (setting, paise) => {
  expect(readMinimumOrder(setting)).toBe(paise);
});
