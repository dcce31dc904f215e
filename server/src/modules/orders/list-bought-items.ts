import type { ListedItem } from '@sabuja/contract';
import { unsoldStatuses } from '@sabuja/contract/rules/order-status';
import type { Locale } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, literals } from '../../platform/db/index.ts';
import { findListedItems } from '../catalogue/index.ts';

const MAX_BOUGHT_ITEMS = 12;

/** The items on sale that a customer ordered the most often, the latest first among equals. */
export async function listBoughtItems(
  db: Db,
  customerId: number,
  locale: Locale,
): Promise<ListedItem[]> {
  const { rows } = await sql<{ item_id: number }>`
    select i.item_id from orders.items i join orders.orders o on o.id = i.order_id
    where o.customer_id = ${customerId} and o.status not in (${literals(unsoldStatuses)})
    group by i.item_id order by count(*) desc, max(o.id) desc
    limit ${2 * MAX_BOUGHT_ITEMS}`.execute(db);
  const items = await findListedItems(
    db,
    rows.map((row) => row.item_id),
    locale,
  );
  return items.slice(0, MAX_BOUGHT_ITEMS);
}
