import type { Paise } from '@sabuja/kit';

/** What a wallet pays of an amount, and what is left to be paid on delivery (decision 0027). */
export function walletShare(
  balance: Paise,
  amount: Paise,
): { taken: Paise; left: Paise; isPartial: boolean } {
  const taken = Math.min(balance, amount);
  return { taken, left: amount - taken, isPartial: taken > 0 && taken < amount };
}
