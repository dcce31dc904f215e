import type { NewOrders } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

const MAX_LISTED = 30;

/** Returns the number of placed orders that nobody has viewed yet, and the newest of them. */
export async function listNewOrders(db: Db): Promise<NewOrders> {
  const rows = await db
    .selectFrom('orders.orders')
    .select(['uid', 'department', 'delivery_date', 'slot_name as slot'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('status', '=', 'PLACED')
    .where('seen_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return {
    total: rows[0]?.total ?? 0,
    results: rows.map(({ total, ...row }) => ({ ...row, order_no: orderNumber(row.uid) })),
  };
}
