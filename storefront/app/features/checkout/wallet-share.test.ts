import { expect, it } from 'vitest';
import { splitWalletPayment } from './wallet-share.ts';

it('the wallet pays as much as it holds, and the rest is paid on delivery', () => {
  expect(splitWalletPayment(50_000, 20_000)).toEqual({
    fromWallet: 20_000,
    remaining: 0,
    isPartial: false,
  });
  expect(splitWalletPayment(20_000, 20_000)).toEqual({
    fromWallet: 20_000,
    remaining: 0,
    isPartial: false,
  });
  expect(splitWalletPayment(19_999, 20_000)).toEqual({
    fromWallet: 19_999,
    remaining: 1,
    isPartial: true,
  });
  expect(splitWalletPayment(0, 20_000)).toEqual({
    fromWallet: 0,
    remaining: 20_000,
    isPartial: false,
  });
});
