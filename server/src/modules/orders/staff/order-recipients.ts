import { orderNumber } from '@sabuja/contract/rules/order-number';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { boardQuery } from '../board/board-query.ts';

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

/** The maximum number of orders that a search returns. */
const MAX_FOUND = 500;

/** The uids of the latest orders that the board's search finds by number, phone, name or product. */
export async function findOrderUids(db: Db, q: string, now: Date): Promise<string[]> {
  const rows = await (await boardQuery(db, { q }, now))
    .select('o.uid')
    .orderBy('o.id', 'desc')
    .limit(MAX_FOUND)
    .execute();
  return rows.map(({ uid }) => uid);
}
