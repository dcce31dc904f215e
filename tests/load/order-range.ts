import { addDays, istDate } from '@sabuja/kit';
import { queryDatabase } from './bench-cluster.ts';

/** Number of concurrent shoppers. */
export const SHOPPERS = 16;

/** Makes slots and stocks large enough for any number of orders, and removes the order limits per customer. */
export const restock = (url: string) =>
  queryDatabase(
    url,
    `update delivery.slots set capacity = 1000000000;
    update catalogue.stocks set quantity = 1000000000;
    insert into content.settings (key, value)
    select key, '0' from unnest(array['MAX_UNITS_GROCERY', 'MAX_CASH_DUE', 'MAX_CASH_DUE_FIRST_ORDERS',
      'MAX_OPEN_CHECKOUTS', 'MAX_UNPAID_CHECKOUTS',
      'MAX_ABANDONED_CHECKOUTS']) as key`,
  );

/** Products expensive enough that three reach the minimum order, and all slots of the coming weeks. */
export async function readOrderRange(url: string) {
  const items = await queryDatabase<{ id: number }>(
    url,
    `select id from catalogue.stocks where not inactive and department = 'GROCERY'
    and cost_paise >= 5000`,
  );
  const slots = await queryDatabase<{ id: number }>(
    url,
    "select id from delivery.slots where not inactive and department = 'GROCERY'",
  );
  const [zone] = await queryDatabase<{ pincode: string }>(
    url,
    'select pincode from delivery.pincodes order by 1 limit 1',
  );
  const today = istDate(new Date());
  return {
    kind: 'checkouts' as const,
    connections: SHOPPERS,
    itemIds: items.map((row) => row.id),
    slots: slots.map((row) => row.id),
    dates: Array.from({ length: 28 }, (_, day) => addDays(today, day + 1)),
    pincode: zone?.pincode ?? '',
    linesPerOrder: 3,
  };
}
