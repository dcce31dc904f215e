import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { PlanRow, SubscriptionRow } from './tables.ts';

export type Plan = Selectable<PlanRow>;
type Subscription = Selectable<SubscriptionRow>;

export const findPlan = (db: Db | Tx, id: number): Promise<Plan | undefined> =>
  db.selectFrom('wallet.plans').selectAll().where('id', '=', id).executeTakeFirst();

/** The subscription that a payment has bought. */
export const findSubscriptionByPayment = (
  db: Db | Tx,
  paymentId: string,
): Promise<Subscription | undefined> =>
  db
    .selectFrom('wallet.subscriptions')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();

/** What the subscription that no other has replaced gives, and its time; it may have run out. */
export const findLatestSubscription = (db: Db | Tx, customerId: number) =>
  db
    .selectFrom('wallet.subscriptions')
    .select(['discount_percent', 'free_shipping', 'validity_days', 'started_at', 'replaced_at'])
    .where('customer_id', '=', customerId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();

/** Starts a subscription; the one before it becomes history. */
export async function insertSubscription(
  tx: Tx,
  row: Omit<Insertable<SubscriptionRow>, 'id' | 'replaced_at'>,
): Promise<void> {
  await tx
    .updateTable('wallet.subscriptions')
    // Another server's clock may have been a little ahead.
    .set({ replaced_at: sql<Date>`greatest(started_at, ${row.started_at}::timestamptz)` })
    .where('customer_id', '=', row.customer_id)
    .where('replaced_at', 'is', null)
    .execute();
  await tx.insertInto('wallet.subscriptions').values(row).execute();
}
