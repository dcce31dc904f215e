import type { Db, Tx } from '../../platform/db/index.ts';

/** Exports a customer's stored estimates; the amounts in `quote` are in paise. */
export const exportEstimates = (db: Db, customerId: number) =>
  db
    .selectFrom('pricing.estimates')
    .select(['pincode', 'created_at', 'expires_at', 'quote'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();

export const eraseEstimates = (tx: Tx, customerId: number) =>
  tx.deleteFrom('pricing.estimates').where('customer_id', '=', customerId).execute();
