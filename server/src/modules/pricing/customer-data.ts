import type { Db, Tx } from '../../platform/db/index.ts';

/** Exports a customer's stored estimates; the amounts in `quote` are in paise. */
export const exportEstimates = (db: Db, customerId: number) =>
  db
    .selectFrom('pricing.estimates')
    .select(['pincode', 'created_at', 'expires_at', 'quote'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();

/** Erases a customer's estimates; the amounts of redeemed coupons stay, without the customer. */
export async function eraseEstimates(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('pricing.estimates').where('customer_id', '=', customerId).execute();
  await tx
    .updateTable('pricing.redemptions')
    .set({ customer_id: null })
    .where('customer_id', '=', customerId)
    .execute();
}
