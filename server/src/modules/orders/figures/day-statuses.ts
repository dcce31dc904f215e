import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { latenessOf } from '../board/lateness.ts';
import type { OrderRow } from '../tables.ts';

type Period = { from: Date; until: Date };
export type DayStatuses = {
  placed: number;
  cancelled: number;
  delivered: number;
  /** The number of delivered orders that were delivered before their slot ended. */
  onTime: number;
};
type Delivered = Pick<Selectable<OrderRow>, 'delivery_date' | 'slot_name'> & { at: Date };

/**
 * Counts the orders that were placed, cancelled after they were placed, and delivered in a period, without transitions
 * that were undone.
 */
export async function countStatuses(db: Db | Tx, { from, until }: Period): Promise<DayStatuses> {
  const { rows } = await sql<{ placed: number; cancelled: number }>`
    select count(distinct h.order_id) filter (where h.status = 'PLACED')::int as placed,
      count(distinct h.order_id) filter (where h.status = 'CANCELLED' and exists (
        select from orders.status_history p where p.order_id = h.order_id and p.status = 'PLACED'
      ))::int as cancelled
    from orders.status_history h
    where h.at >= ${from} and h.at < ${until} and h.undoes is null
      and h.status in ('PLACED', 'CANCELLED')`.execute(db);
  const { rows: delivered } = await sql<Delivered>`
    select h.at, o.delivery_date, o.slot_name
    from orders.status_history h join orders.orders o on o.id = h.order_id
    where h.at >= ${from} and h.at < ${until} and h.status = 'DELIVERED'
      and not exists (select from orders.status_history u where u.undoes = h.id)`.execute(db);
  return {
    placed: rows[0]?.placed ?? 0,
    cancelled: rows[0]?.cancelled ?? 0,
    delivered: delivered.length,
    onTime: delivered.filter(isOnTime).length,
  };
}

const isOnTime = ({ at, delivery_date: date, slot_name: slot }: Delivered): boolean =>
  latenessOf({ status: 'OUT_FOR_DELIVERY', date, slot }, at) !== 'late';

/**
 * Counts orders invoiced in a period: a customer's first one, or a repeated one; without orders of erased customers.
 */
export async function countReturning(
  db: Db | Tx,
  { from, until }: Period,
): Promise<{ first: number; repeated: number }> {
  const { rows } = await sql<{ first: number; repeated: number }>`
    select count(*) filter (where not has_earlier)::int as first,
      count(*) filter (where has_earlier)::int as repeated
    from (
      select exists (
        select from orders.orders p
        join orders.invoices e on e.order_id = p.id and e.kind = 'INVOICE'
        where p.customer_id = o.customer_id and (e.issued_at, e.serial) < (i.issued_at, i.serial)
      ) as has_earlier
      from orders.invoices i join orders.orders o on o.id = i.order_id
      where i.kind = 'INVOICE' and i.issued_at >= ${from} and i.issued_at < ${until}
        and o.customer_id is not null
    ) as invoiced`.execute(db);
  return rows[0] ?? { first: 0, repeated: 0 };
}

/** Returns the time of the first order; undefined when there is none. */
export async function findFirstOrderTime(db: Db | Tx): Promise<Date | undefined> {
  const row = await db
    .selectFrom('orders.orders')
    .select('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}
