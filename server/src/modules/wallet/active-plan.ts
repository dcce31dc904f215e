import { planExpiry } from '@sabuja/contract/rules/plan-expiry';
import { type Db, prepareQuery, type Tx } from '../../platform/db/index.ts';
import { selectLatestSubscription } from './subscriptions-store.ts';

/** The benefits of a customer's plan. */
export type ActivePlan = { discountPercent: number; freeShipping: boolean };

type SubscriptionPeriod = {
  started_at: Date;
  replaced_at: Date | null;
  suspended_by: string | null;
  validity_days: number;
};

/**
 * Returns whether a subscription is neither replaced, suspended nor expired; one with 0 validity days never expires.
 */
export function isCurrent(period: SubscriptionPeriod, now: Date): boolean {
  const end = planExpiry(period.started_at, period.validity_days);
  const isReplaced = period.replaced_at !== null;
  const isSuspended = period.suspended_by !== null;
  return !isReplaced && !isSuspended && (end === undefined || now < end);
}

/**
 * Returns the customer's current plan on the terms it was bought on; undefined when there is none, or it has expired or
 * is suspended.
 */
export async function findActivePlan(
  db: Db | Tx,
  customerId: number,
  now: Date,
): Promise<ActivePlan | undefined> {
  return toActivePlan(await selectLatestSubscription(db, customerId).execute(), now);
}

/** The query of `findActivePlan`; its rows are the input of `toActivePlan`. */
export const selectPlan = prepareQuery(({ customerId }: { customerId: number }, db) =>
  selectLatestSubscription(db, customerId),
);

type PlanRow = SubscriptionPeriod & { discount_percent: number; free_shipping: boolean };

export function toActivePlan([latest]: readonly PlanRow[], now: Date): ActivePlan | undefined {
  if (!latest || !isCurrent(latest, now)) return undefined;
  return { discountPercent: latest.discount_percent, freeShipping: latest.free_shipping };
}
