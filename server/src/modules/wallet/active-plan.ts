import { planExpiry } from '@sabuja/contract/rules/plan-expiry';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findLatestSubscription } from './subscriptions-store.ts';

/** What a customer's plan does for them. */
export type ActivePlan = { discountPercent: number; freeShipping: boolean };

type SubscriptionPeriod = { started_at: Date; replaced_at: Date | null; validity_days: number };

/** True until a subscription is replaced or its days are over; 0 days never are. */
export function isCurrent(period: SubscriptionPeriod, now: Date): boolean {
  const end = planExpiry(period.started_at, period.validity_days);
  return period.replaced_at === null && (end === undefined || now < end);
}

/** The plan that a customer has at an instant, on the terms it was bought; undefined when none or run out. */
export async function findActivePlan(
  db: Db | Tx,
  customerId: number,
  now: Date,
): Promise<ActivePlan | undefined> {
  const latest = await findLatestSubscription(db, customerId);
  if (!latest || !isCurrent(latest, now)) return undefined;
  return { discountPercent: latest.discount_percent, freeShipping: latest.free_shipping };
}
