import type { HasOrdered } from '../pricing/index.ts';

/** Returns whether a customer has an order that is not cancelled and does not belong to the given redemption. */
export const hasOrdered: HasOrdered = async (db, { customerId, redemptionUid }) => {
  const other = await db
    .selectFrom('orders.orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'CANCELLED')
    .where('redemption_uid', 'is distinct from', redemptionUid)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
};
