import type { Paise } from '@sabuja/kit';
import type { PaidAllocation } from './payments-store.ts';

/** The smallest amount that the provider refunds, in paise. */
export const MIN_REFUND: Paise = 100;

type Share = { paymentId: string; amount: Paise };

/**
 * Splits a refund (paise) over the payments of an order, the last payment first. If possible, each share and the amount
 * left of each payment is 0 or at least MIN_REFUND.
 */
export function splitRefund(allocations: readonly PaidAllocation[], amount: Paise): Share[] {
  const [own, rest] = allocations;
  if (!own || !rest) return own ? [{ paymentId: own.paymentId, amount }] : [];
  const [ofOwn, ofRest] = [own, rest].map((paid) => paid.amount - paid.refunded) as [Paise, Paise];
  const most = Math.min(amount, ofRest);
  const candidates = [most, amount - MIN_REFUND, ofRest - MIN_REFUND, amount - ofOwn, 0]
    .map((toRest) => [toRest, amount - toRest] as const)
    .filter(([toRest, toOwn]) => toRest >= 0 && toRest <= ofRest && toOwn >= 0 && toOwn <= ofOwn);
  const isEnough = (paise: Paise) => paise === 0 || paise >= MIN_REFUND;
  const best =
    candidates.find((two) => [...two, ofRest - two[0], ofOwn - two[1]].every(isEnough)) ??
    candidates.find((two) => two.every(isEnough)) ??
    ([most, amount - most] as const);
  return [
    { paymentId: rest.paymentId, amount: best[0] },
    { paymentId: own.paymentId, amount: best[1] },
  ].filter((share) => share.amount > 0);
}
