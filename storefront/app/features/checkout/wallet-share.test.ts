import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { splitWalletPayment, walletNote } from './wallet-share.ts';

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

describe('the note on what the wallet does for this order', () => {
  const note = (balance: number, amount: number) => inEnglish(walletNote(balance, amount));

  it('says what the wallet pays and what remains', () => {
    expect(note(0, 10000)).toBe('Your wallet is empty. Recharge it to pay with it.');
    expect(note(4000, 10050)).toBe(
      'Your wallet pays ₹40.00 of this order. ₹60.50 remain to be paid on delivery.',
    );
    expect(note(20000, 10000)).toBe('Your wallet pays all of this order: ₹100.00.');
  });
});
