import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { PlanRow, PlanTerms, SubscriptionRow } from './tables.ts';

/** A plan with the terms of one of its versions. */
export type Plan = Selectable<PlanTerms> & Pick<Selectable<PlanRow>, 'id' | 'inactive' | 'version'>;
export type PlanChoice = {
  subscriptionId: number;
  /** The version that was offered when the payment began; by default the present one. */
  subscriptionVersion?: number | undefined;
};
type Subscription = Selectable<SubscriptionRow>;

/** Returns a plan with the terms of the chosen version; undefined when it does not exist. */
export const findPlan = (
  db: Db | Tx,
  { subscriptionId, subscriptionVersion }: PlanChoice,
): Promise<Plan | undefined> =>
  db
    .selectFrom('wallet.plans as p')
    .innerJoin('wallet.plan_versions as v', (join) =>
      join
        .onRef('v.plan_id', '=', 'p.id')
        .on((e) => e('v.version', '=', subscriptionVersion ?? e.ref('p.version'))),
    )
    .selectAll('v')
    .select(['p.id', 'p.inactive'])
    .where('p.id', '=', subscriptionId)
    .executeTakeFirst();

/** Returns the subscription bought with a payment; undefined when there is none. */
export const findSubscriptionByPayment = (
  db: Db | Tx,
  paymentId: string,
): Promise<Subscription | undefined> =>
  db
    .selectFrom('wallet.subscriptions')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();

/** Returns the query for the customer's latest subscription, which may have expired or be suspended. */
export const selectLatestSubscription = (db: Db | Tx, customerId: number) =>
  db
    .selectFrom('wallet.subscriptions')
    .select(['discount_percent', 'free_shipping', 'validity_days'])
    .select(['started_at', 'replaced_at', 'suspended_by'])
    .where('customer_id', '=', customerId)
    .where('replaced_at', 'is', null);

/** Inserts a subscription and marks the previous one as replaced. */
export async function insertSubscription(
  tx: Tx,
  row: Omit<Insertable<SubscriptionRow>, 'id' | 'replaced_at' | 'suspended_by'>,
): Promise<void> {
  await tx
    .updateTable('wallet.subscriptions')
    // The previous subscription may have been started by a server whose clock is ahead.
    .set({ replaced_at: sql<Date>`greatest(started_at, ${row.started_at}::timestamptz)` })
    .where('customer_id', '=', row.customer_id)
    .where('replaced_at', 'is', null)
    .execute();
  await tx.insertInto('wallet.subscriptions').values(row).execute();
}

/** Sets the reversal that suspends a subscription; null lets it apply again. */
export const setSuspendedBy = (tx: Tx, id: number, suspended_by: string | null) =>
  tx.updateTable('wallet.subscriptions').set({ suspended_by }).where('id', '=', id).execute();
