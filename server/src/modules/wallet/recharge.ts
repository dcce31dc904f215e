import { days, fail, isFailure, type Paise } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { creditRecharge, validatePlanChoice } from './credit-recharge.ts';
import { findMovement } from './ledger-store.ts';
import { findSubscriptionByPayment } from './subscriptions-store.ts';

/** How long after a payment without a plan was credited, the customer may still choose a plan for it. */
const PLAN_CHOICE_WINDOW = days(1);

/** A payment that the shop itself has verified; the amount in paise. */
export type VerifiedPayment = {
  purpose: 'ORDER' | 'WALLET';
  /** True when the whole amount was captured and nothing was refunded. */
  captured: boolean;
  amount: Paise;
  /** The plan chosen before paying, and the version that was offered then. */
  subscriptionId: number | null;
  subscriptionVersion: number | null;
};

export type RechargeDeps = {
  db: Db;
  clock: Clock;
  /** Port: returns a payment of this customer; undefined for anyone else's. Does not call the provider. */
  findPayment: (
    tx: Tx,
    payment: { customerId: number; paymentId: string },
  ) => Promise<VerifiedPayment | undefined>;
};

type RechargeRequest = {
  paymentId: string;
  subscriptionId: number | undefined;
  description: string | undefined;
};

/**
 * Credits a verified payment of the customer's own, once (S7d.3), and returns the balance in paise, also on a repeat.
 * Fails with NO_PAYMENT, NOT_A_RECHARGE, NOT_CAPTURED, or a code for the plan.
 */
export async function recharge(deps: RechargeDeps, customerId: number, request: RechargeRequest) {
  const { paymentId, description } = request;
  return inTransaction(deps.db, async (tx) => {
    const payment = await deps.findPayment(tx, { customerId, paymentId });
    if (!payment) return fail('NO_PAYMENT');
    if (payment.purpose !== 'WALLET') return fail('NOT_A_RECHARGE');
    if (!payment.captured) return fail('NOT_CAPTURED');
    const now = deps.clock.now();
    const plan = await resolvePlan(tx, payment, request, now);
    if (isFailure(plan)) return plan;
    return creditRecharge(tx, {
      customerId,
      paymentId,
      amount: payment.amount,
      ...plan,
      description,
      now,
    });
  });
}

/**
 * Returns the plan chosen before paying; otherwise the requested one, which must still be on offer unless this
 * payment has already bought it. Fails with OTHER_PLAN, TOO_LATE or a code of `validatePlanChoice`.
 */
async function resolvePlan(tx: Tx, payment: VerifiedPayment, request: RechargeRequest, now: Date) {
  const { subscriptionId: requestedPlanId, paymentId } = request;
  const { subscriptionId: agreedPlanId, subscriptionVersion } = payment;
  if (agreedPlanId !== null) {
    return requestedPlanId === undefined || requestedPlanId === agreedPlanId
      ? { subscriptionId: agreedPlanId, subscriptionVersion: subscriptionVersion ?? undefined }
      : fail('OTHER_PLAN');
  }
  if (requestedPlanId === undefined) return undefined;
  const requested = { subscriptionId: requestedPlanId };
  if (await findSubscriptionByPayment(tx, paymentId)) return requested;
  const credited = await findMovement(tx, 'recharge', paymentId);
  if (credited && now.getTime() > credited.at.getTime() + PLAN_CHOICE_WINDOW)
    return fail('TOO_LATE');
  const chosen = await validatePlanChoice(tx, { ...requested, amount: payment.amount });
  return isFailure(chosen) ? chosen : requested;
}
