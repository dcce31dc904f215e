import type { Paise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { inAllLanguages, type LocalizedName } from '../../platform/texts/index.ts';
import { lockWallet } from './ledger-store.ts';
import { restoreRecharge, reverseRecharge } from './reverse-recharge.ts';
import { findSubscriptionByPayment, setSuspendedBy } from './subscriptions-store.ts';

type ReversedRecharge = {
  customerId: number;
  paymentId: string;
  /** The provider's id of the refund or dispute that was reported last. */
  reversalId: string;
  /** What is left of the payment, in paise. */
  left: Paise;
  now: Date;
};

/** A plan that was suspended; `owed` is the part of its cashback (paise) that had been spent. */
export type SuspendedPlan = { name: LocalizedName; cashback: Paise; owed: Paise };

/**
 * Suspends the plan bought with a recharge while less is left of it than the plan costs, and takes its cashback back;
 * lets the plan apply again and restores the cashback when enough has returned (decision 0071). Returns the plan if it
 * is suspended now and was not before.
 */
export async function updateSuspension(
  tx: Tx,
  { customerId, paymentId, reversalId, left, now }: ReversedRecharge,
): Promise<SuspendedPlan | undefined> {
  await lockWallet(tx, customerId);
  const plan = await findSubscriptionByPayment(tx, paymentId);
  if (!plan) return undefined;
  const { suspended_by: suspendedBy, cashback_paise: amount } = plan;
  const isPaid = left >= plan.min_amount_paise;
  if (isPaid === (suspendedBy === null)) return undefined;
  await setSuspendedBy(tx, plan.id, isPaid ? null : reversalId);
  const reference = `${suspendedBy ?? reversalId}/cashback`;
  const cashback = { customerId, reference, amount, now };
  if (isPaid) {
    if (amount > 0) await restoreRecharge(tx, cashback, 'cashback');
    return undefined;
  }
  const { owed } = amount > 0 ? await reverseRecharge(tx, cashback, 'cashback') : { owed: 0 };
  return { name: inAllLanguages(plan, 'plan_name'), cashback: amount, owed };
}
