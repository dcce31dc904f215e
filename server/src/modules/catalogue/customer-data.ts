import type { Db, Tx } from '../../platform/db/index.ts';

/** The stock alerts of a customer, open and sent. */
export const exportStockAlerts = (db: Db, customerId: number) =>
  db
    .selectFrom('catalogue.waiting')
    .select(['item_id', 'type', 'created_at', 'told_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();

export const eraseStockAlerts = (tx: Tx, customerId: number) =>
  tx.deleteFrom('catalogue.waiting').where('customer_id', '=', customerId).execute();
