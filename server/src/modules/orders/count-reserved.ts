import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Units of stocks that orders reserved and nobody has picked yet; by stock id. */
export async function countReserved(
  db: Db | Tx,
  stockIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; n: number }>`
    select (part ->> 'stockId')::int as id, sum((part ->> 'quantity')::int)::int as n
    from orders.orders o join orders.items i on i.order_id = o.id
    cross join jsonb_array_elements(i.taken) as part
    where o.status in ('PAYMENT_PENDING', 'PLACED', 'CONFIRMED', 'PICKING')
      and (part ->> 'stockId')::int = any(${stockIds}::int[])
      and not exists (select from orders.picks p where p.order_id = i.order_id and p.line_no = i.line_no)
    group by 1`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}
