import { unsoldStatuses } from '@sabuja/contract/rules/order-status';
import { sql } from 'kysely';
import { type Db, inTransaction, literals, lockKey } from '../../platform/db/index.ts';
import { findAccounts } from '../identity/index.ts';

/** Only this many of the latest orders are read, which limits the work of the nightly job. */
const READ_ORDERS = 20_000;
/** A pair that fewer different customers bought is not stored: it could reveal what one person bought. */
const MIN_CUSTOMERS = 3;
/** Items stored for each item: twice as many as a page shows, since some may be sold out. */
const STORED_PER_ITEM = 16;

const latestOrders = sql`
  select id, customer_id from orders.orders
  where customer_id is not null and status not in (${literals(unsoldStatuses)})
  order by id desc limit ${READ_ORDERS}`;

/**
 * Recomputes which items were bought in the same orders. Items that nearly everybody buys get a lower score, so that
 * they are not suggested for every item. Orders that were cancelled, are unpaid or whose account is deleted do not
 * count.
 */
export const summarizeBoughtTogether = (db: Db): Promise<void> =>
  inTransaction(
    db,
    async (tx) => {
      await lockKey(tx, 'items bought together');
      await sql`delete from orders.bought_together`.execute(tx);
      const { rows } = await sql<{ customer_id: number }>`
        select distinct customer_id from (${latestOrders}) as latest`.execute(tx);
      const customerIds = rows.map(({ customer_id }) => customer_id);
      await sql`
        with latest as (
          ${latestOrders}
        ), lines as materialized (
          select distinct o.id as order_id, o.customer_id, i.item_id
          from latest o join orders.items i on i.order_id = o.id
          where o.customer_id = any(${[...(await findAccounts(tx, customerIds))]})
        ), buyers as (
          select item_id, count(distinct customer_id) as n from lines group by 1
        ), pairs as (
          select a.item_id, b.item_id as other_id, count(distinct a.customer_id) as n
          from lines a join lines b on b.order_id = a.order_id and b.item_id <> a.item_id
          group by 1, 2 having count(distinct a.customer_id) >= ${MIN_CUSTOMERS}
        ), scored as (
          select p.item_id, p.other_id, p.n / sqrt(b.n) as score
          from pairs p join buyers b on b.item_id = p.other_id
        ), ranked as (
          select *, row_number() over (partition by item_id order by score desc, other_id) as place from scored
        )
        insert into orders.bought_together (item_id, other_id, score)
        select item_id, other_id, score from ranked where place <= ${STORED_PER_ITEM}`.execute(tx);
    },
    { isIdempotent: true },
  );

/** Returns the ids of items bought in the same orders as an item, highest score first; empty below MIN_CUSTOMERS. */
export async function findBoughtTogether(db: Db, itemId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders.bought_together')
    .select('other_id')
    .where('item_id', '=', itemId)
    .orderBy('score', 'desc')
    .orderBy('other_id')
    .execute();
  return rows.map((row) => row.other_id);
}
