import { addTime, days } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Quote } from './quote.ts';

export type StoredEstimate = {
  id: string;
  pincode: string;
  expires_at: Date;
  quote: Quote;
};

/** More than a checkout needs in the 15 minutes of an estimate; without a limit one account could fill the disk. */
const MAX_ESTIMATES_OF_CUSTOMER = 50;

/** Stores an estimate until an order claims it or it expires; the customer's oldest beyond the limit are deleted. */
export const insertEstimate = (
  db: Db | Tx,
  estimate: StoredEstimate & { customer_id: number; created_at: Date },
) =>
  db
    .with('stored', (q) =>
      q
        .insertInto('pricing.estimates')
        .values({ ...estimate, is_same: estimate.quote.isSame })
        .returning('id'),
    )
    .deleteFrom('pricing.estimates')
    .where('id', 'in', (q) =>
      q
        .selectFrom('pricing.estimates')
        .select('id')
        .where('customer_id', '=', estimate.customer_id)
        .orderBy('created_at', 'desc')
        // The new one is not seen by its own statement.
        .offset(MAX_ESTIMATES_OF_CUSTOMER - 1),
    )
    .execute();

const selectEstimate = (db: Db | Tx, customerId: number, id: string) =>
  db
    .selectFrom('pricing.estimates')
    .select(['id', 'pincode', 'expires_at', 'quote'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id);

/** Query that locks an estimate of this customer, so that its two orders are serialized. */
export const selectEstimateForUpdate = (tx: Tx, customerId: number, id: string) =>
  selectEstimate(tx, customerId, id).forUpdate();

/** Returns an estimate of this customer without locking it. */
export const readEstimate = (
  db: Db,
  customerId: number,
  id: string,
): Promise<StoredEstimate | undefined> => selectEstimate(db, customerId, id).executeTakeFirst();

/** Purges estimates a day after they expire: until then a late order can renew them. */
export async function purgeExpiredEstimates(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('pricing.estimates')
    .where('expires_at', '<', addTime(now, -days(1)))
    .execute();
}
