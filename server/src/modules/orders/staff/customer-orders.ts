import type { CustomerOrder } from '@sabuja/contract';
import { phoneDigits } from '@sabuja/contract/rules/mobile-number';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { toRupees } from '@sabuja/kit';
import { type SqlBool, sql } from 'kysely';
import { type Db, escapeLike } from '../../../platform/db/index.ts';
import { descending, type Paging, selectPage, toPage } from '../../../platform/http/index.ts';
import { hasNumber } from '../board/board-query.ts';

/** The maximum number of matching orders that are read, since a name may be common. */
const MAX_READ = 5000;

/**
 * Returns the ids of customers who have an order with this order number, whole phone number or beginning of the name.
 * Each condition has an index of its own (migration 0068).
 */
export async function findCustomersOfOrders(db: Db, text: string): Promise<number[]> {
  const digits = phoneDigits(text);
  if (digits && digits.length < 8) return [];
  const condition =
    hasNumber(text) ??
    (digits
      ? sql<SqlBool>`right(regexp_replace(o.contact, '\\D', '', 'g'), 10) = ${digits}`
      : sql<SqlBool>`lower(o.customer_name) like ${`${escapeLike(text.toLowerCase())}%`}`);
  const orders = db
    .selectFrom('orders.orders as o')
    .select('o.customer_id')
    .where(condition)
    .where('o.customer_id', 'is not', null)
    .limit(MAX_READ)
    .as('o');
  const rows = await db.selectFrom(orders).select('o.customer_id').distinct().execute();
  return rows.flatMap(({ customer_id }) => customer_id ?? []);
}

export type OrderingStats = { orders: number; lastOrderAt: Date | null; name: string | null };

/** Returns by customer id the number of orders, the time of the last one, and the name on it. */
export async function readOrderingStats(
  db: Db,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, OrderingStats>> {
  const { rows } = await sql<OrderingStats & { id: number }>`
    select c.id, n.orders, last.created_at as "lastOrderAt", last.customer_name as name
    from unnest(${customerIds}::bigint[]) as c (id)
    cross join lateral (
      select count(*)::int as orders from orders.orders where customer_id = c.id) n
    left join lateral (
      select created_at, customer_name from orders.orders
      where customer_id = c.id order by id desc limit 1) last on true`.execute(db);
  return new Map(rows.map(({ id, ...stats }) => [id, stats]));
}

/** A page of a customer's orders for staff, newest first; amounts in rupees. */
export async function listCustomerOrders(db: Db, customerId: number, paging: Paging) {
  const found = await selectPage(
    db
      .selectFrom('orders.orders')
      .where('customer_id', '=', customerId)
      .select(['uid', 'department', 'status', 'delivery_date', 'slot_name', 'payment_method'])
      .select(['final_paise', 'pending_paise', 'created_at']),
    [descending('id')],
    paging,
  );
  return toPage(
    found,
    paging,
    ({ slot_name, final_paise, pending_paise, created_at, ...row }): CustomerOrder => ({
      ...row,
      order_no: orderNumber(row.uid),
      slot: slot_name,
      final_amount: toRupees(final_paise),
      pending_amount: toRupees(pending_paise),
      created_at: created_at.toISOString(),
    }),
  );
}
