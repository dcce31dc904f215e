import { isDeepStrictEqual } from 'node:util';
import { fail, isFailure, type Paise, toRupees } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { inAllLanguages } from '../../platform/texts/index.ts';
import { findMovement, insertEntry, lockWallet, readBalance, type Wallet } from './ledger-store.ts';
import { payDebt } from './reverse-recharge.ts';
import {
  findPlan,
  findSubscriptionByPayment,
  insertSubscription,
  type Plan,
  type PlanChoice,
} from './subscriptions-store.ts';

export type Recharge = {
  customerId: number;
  /** The provider's id of a captured payment; credited once. */
  paymentId: string;
  /** The captured amount, in paise. */
  amount: Paise;
  /** The plan to start with this recharge, and the version that was offered when the payment began. */
  subscriptionId?: number | undefined;
  subscriptionVersion?: number | undefined;
  description?: string | undefined;
  now: Date;
};

/**
 * Credits a captured payment, once for its id, and starts its plan (credits the cashback, replaces the previous plan);
 * then pays the customer's debt. Returns the new balance in paise. Fails before anything is written: NO_PLAN,
 * BELOW_PLAN, or OTHER_PLAN when the payment has bought another plan.
 * @throws when the payment was credited to another customer or with another amount
 */
export async function creditRecharge(tx: Tx, recharge: Recharge) {
  const wallet = await lockWallet(tx, recharge.customerId);
  const plan = await resolvePlanToStart(tx, recharge);
  if (isFailure(plan)) return plan;
  await creditOnce(tx, wallet, recharge);
  if (plan) await startPlan(tx, wallet, recharge, plan);
  const { customerId, paymentId, now } = recharge;
  await payDebt(tx, { customerId, reference: `recharge ${paymentId}`, now });
  return { balance: await readBalance(tx, recharge.customerId) };
}

/**
 * Credits a captured payment without user interaction; if its plan can no longer be bought with it, credits it without
 * the plan. Captured money is always credited.
 */
export async function settleRecharge(tx: Tx, recharge: Recharge): Promise<void> {
  const credited = await creditRecharge(tx, recharge);
  if (isFailure(credited)) await creditRecharge(tx, { ...recharge, subscriptionId: undefined });
}

/**
 * Returns the chosen plan if it is on offer and `amount` (paise) is enough for it; fails with NO_PLAN, BELOW_PLAN,
 * PLAN_GONE, or PLAN_CHANGED when the chosen version had other terms.
 */
export async function validatePlanChoice(tx: Tx, choice: PlanChoice & { amount: Paise }) {
  const { subscriptionId, subscriptionVersion, amount } = choice;
  const plan = await requireAffordablePlan(tx, { subscriptionId, amount });
  if (isFailure(plan)) return plan;
  const name = { plan: inAllLanguages(plan, 'plan_name') };
  if (plan.inactive) return fail('PLAN_GONE', name);
  if (subscriptionVersion === undefined || subscriptionVersion === plan.version) return plan;
  const chosen = await findPlan(tx, { subscriptionId, subscriptionVersion });
  const hasSameTerms = isDeepStrictEqual({ ...chosen, version: plan.version }, plan);
  return hasSameTerms ? plan : fail('PLAN_CHANGED', name);
}

async function requireAffordablePlan(tx: Tx, choice: PlanChoice & { amount: Paise }) {
  const plan = await findPlan(tx, choice);
  if (!plan) return fail('NO_PLAN');
  if (choice.amount < plan.min_amount_paise) {
    return fail('BELOW_PLAN', {
      plan: inAllLanguages(plan, 'plan_name'),
      minimum: toRupees(plan.min_amount_paise),
    });
  }
  return plan;
}

/** Returns undefined when the recharge names no plan, or has already started it. */
async function resolvePlanToStart(tx: Tx, recharge: Recharge) {
  const { subscriptionId, subscriptionVersion, amount, paymentId } = recharge;
  if (subscriptionId === undefined) return undefined;
  const subscription = await findSubscriptionByPayment(tx, paymentId);
  if (!subscription)
    return requireAffordablePlan(tx, { subscriptionId, subscriptionVersion, amount });
  return subscription.plan_id === subscriptionId ? undefined : fail('OTHER_PLAN');
}

async function creditOnce(tx: Tx, wallet: Wallet, recharge: Recharge): Promise<void> {
  const { customerId, paymentId, amount, description, now } = recharge;
  const before = await findMovement(tx, 'recharge', paymentId);
  if (before) {
    if (before.customerId === customerId && before.amount === amount) return;
    throw new Error(`payment ${paymentId} was credited to another customer or with another amount`);
  }
  await insertEntry(tx, {
    kind: 'recharge',
    reference: paymentId,
    description: description || 'Wallet recharge',
    wallet,
    amount,
    at: now,
  });
}

async function startPlan(tx: Tx, wallet: Wallet, recharge: Recharge, plan: Plan): Promise<void> {
  const { customerId, paymentId, now } = recharge;
  const { id, inactive: _, version: __, ...terms } = plan;
  await insertSubscription(tx, {
    ...terms,
    plan_id: id,
    customer_id: customerId,
    payment_id: paymentId,
    started_at: now,
  });
  if (plan.cashback_paise === 0) return;
  await insertEntry(tx, {
    kind: 'cashback',
    reference: paymentId,
    description: `Cashback: ${plan.plan_name}`,
    wallet,
    amount: plan.cashback_paise,
    at: now,
  });
}
