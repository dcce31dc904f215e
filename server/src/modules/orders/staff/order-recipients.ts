import { orderNumber } from '@sabuja/contract/rules/order-number';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { matchesOrder } from '../board/board-query.ts';

export type OrderRecipient = { order_no: string; customer_name: string; phone: string };

/** Returns order number, customer name and phone by order uid, for staff who speak with customers. */
export async function listRecipients(
  db: Db | Tx,
  uids: readonly string[],
): Promise<Map<string, OrderRecipient>> {
  if (uids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders.orders')
    .select(['uid', 'customer_name', 'contact'])
    .where('uid', 'in', [...new Set(uids)])
    .execute();
  return new Map(
    rows.map(({ uid, customer_name, contact }) => [
      uid,
      { order_no: orderNumber(uid), customer_name, phone: contact },
    ]),
  );
}

/** Returns which of these orders match a text, for staff who speak with customers: by number, phone or name. */
export async function selectMatchingOrders(
  db: Db,
  uids: readonly string[],
  text: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders.orders as o')
    .select('o.uid')
    .where('o.uid', '=', sql<string>`any(${uids}::uuid[])`)
    .where(matchesOrder(text, { mayContact: true }))
    .execute();
  return rows.map(({ uid }) => uid);
}
