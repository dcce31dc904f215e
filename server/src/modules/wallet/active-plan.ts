import { days } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findNewest } from './subscriptions-store.ts';

/** What a customer's plan does for them. */
export type ActivePlan = { discountPercent: number; freeShipping: boolean };

type Lifetime = { started_at: Date; replaced_at: Date | null; validity_days: number };

/** True until a subscription is replaced or its days are over; 0 days never are. */
export const isCurrent = (lifetime: Lifetime, now: Date): boolean =>
  lifetime.replaced_at === null &&
  (lifetime.validity_days === 0 ||
    now.getTime() < lifetime.started_at.getTime() + days(lifetime.validity_days));

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
