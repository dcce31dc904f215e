import type { Paise } from '@sabuja/kit';

/**
 * Splits an amount into what the wallet pays and what remains to be paid on delivery (decision
 * 0027).
 */
export function splitWalletPayment(
  balance: Paise,
  amount: Paise,
): { fromWallet: Paise; remaining: Paise; isPartial: boolean } {
  const fromWallet = Math.min(balance, amount);
  return {
    fromWallet,
    remaining: amount - fromWallet,
    isPartial: fromWallet > 0 && fromWallet < amount,
  };
}
