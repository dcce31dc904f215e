import { days, fail, isFailure, type Paise } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { creditRecharge, validatePlanChoice } from './credit-recharge.ts';
import { findMovement } from './ledger-store.ts';
import { findSubscriptionByPayment } from './subscriptions-store.ts';

/** How long after its credit a payment that named no plan may still choose one. */
const PLAN_CHOICE_WINDOW = days(1);

/** What the shop itself has verified of a payment. */
export type VerifiedPayment = {
  purpose: 'ORDER' | 'WALLET';
  /** The shop has the whole amount, and has given none of it back. */
  captured: boolean;
  amount: Paise;
  /** The plan that was chosen before paying. */
  subscriptionId: number | null;
};

export type RechargeDeps = {
  db: Db;
  clock: Clock;
  /** Port: what is known of a payment of this customer; undefined for anybody else's. Asks no provider. */
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

/** Credits what a verified payment of the customer's own says, once; a repeat answers the balance. */
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
      subscriptionId: plan,
      description,
      now,
    });
  });
}

/**
 * The plan that was chosen before paying; else the one named now, which must still be on offer
 * unless this payment has bought it already.
 */
async function resolvePlan(tx: Tx, payment: VerifiedPayment, request: RechargeRequest, now: Date) {
  const { subscriptionId: requestedPlanId, paymentId } = request;
  const agreedPlanId = payment.subscriptionId ?? undefined;
  if (agreedPlanId !== undefined) {
    return requestedPlanId === undefined || requestedPlanId === agreedPlanId
      ? agreedPlanId
      : fail('OTHER_PLAN');
  }
  if (requestedPlanId === undefined || (await findSubscriptionByPayment(tx, paymentId)))
    return requestedPlanId;
  const credited = await findMovement(tx, 'recharge', paymentId);
  if (credited && now.getTime() > credited.at.getTime() + PLAN_CHOICE_WINDOW)
    return fail('TOO_LATE');
  const chosen = await validatePlanChoice(tx, {
    subscriptionId: requestedPlanId,
    amount: payment.amount,
  });
  return isFailure(chosen) ? chosen : requestedPlanId;
}
