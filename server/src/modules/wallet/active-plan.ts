import { planExpiry } from '@sabuja/contract/rules/plan-expiry';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findNewest } from './subscriptions-store.ts';

/** What a customer's plan does for them. */
export type ActivePlan = { discountPercent: number; freeShipping: boolean };

type Lifetime = { started_at: Date; replaced_at: Date | null; validity_days: number };

/** True until a subscription is replaced or its days are over; 0 days never are. */
export function isCurrent(lifetime: Lifetime, now: Date): boolean {
  const end = planExpiry(lifetime.started_at, lifetime.validity_days);
  return lifetime.replaced_at === null && (end === undefined || now < end);
}

/** The plan that a customer has at an instant, on the terms it was bought; undefined when none or run out. */
export async function activePlanOf(
  db: Db | Tx,
  customerId: number,
  now: Date,
): Promise<ActivePlan | undefined> {
  const newest = await findNewest(db, customerId);
  if (!newest || !isCurrent(newest, now)) return undefined;
  return { discountPercent: newest.discount_percent, freeShipping: newest.free_shipping };
}
