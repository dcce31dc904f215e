import type { Db, Tx } from '../../platform/db/index.ts';

/** Exports the lines of a customer's cart. */
export const exportCart = (db: Db, customerId: number) =>
  db
    .selectFrom('cart.lines')
    .select(['item_id', 'type', 'quantity'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();

export const eraseCart = (tx: Tx, customerId: number) =>
  tx.deleteFrom('cart.lines').where('customer_id', '=', customerId).execute();
