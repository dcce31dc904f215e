import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatPaise, type Paise } from '@sabuja/kit';

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

/** Message that says how much of an order of this amount the wallet pays. */
export function walletNote(balance: Paise, amount: Paise): MessageDescriptor {
  const { fromWallet, remaining } = splitWalletPayment(balance, amount);
  const used = formatPaise(fromWallet);
  const rest = formatPaise(remaining);
  if (fromWallet === 0) return msg`Your wallet is empty. Recharge it to pay with it.`;
  return remaining === 0
    ? msg`Your wallet pays all of this order: ${used}.`
    : msg`Your wallet pays ${used} of this order. ${rest} remain to be paid on delivery.`;
}
