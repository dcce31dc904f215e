import { unpackedStatuses } from '@sabuja/contract/rules/order-status';
import { sql } from 'kysely';
import { type Db, literals, type Tx } from '../../platform/db/index.ts';
import { findItems } from '../catalogue/index.ts';

/**
 * Returns, by stock id, the units that orders have reserved and that are still in their storage place: the units of
 * lines not picked yet, and of picked lines the units that the customer does not want, which return to stock when the
 * order is packed. Substitutes leave their place before they are reserved, and count as negative.
 */
export async function countReserved(
  db: Db | Tx,
  stockIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; n: number }>`
    with lines as (
      select i.taken, i.quantity, o.department, o.picks_billed_at, p.found, p.reason, p.parts
      from orders.orders o join orders.items i on i.order_id = o.id
      left join orders.picks p on p.order_id = i.order_id and p.line_no = i.line_no
      where o.status in (${literals(unpackedStatuses)})
    ), units as (
      select part, (part ->> 'quantity')::int * case when found is null then 1.0
        else (quantity - found)::numeric / quantity end as n
      from lines cross join jsonb_array_elements(taken) as part
      where found is null or (reason = 'NOT_WANTED' and department <> 'KITCHEN' and picks_billed_at is null)
      union all
      select part, -(part ->> 'quantity')::int
      from lines cross join jsonb_array_elements(parts) as delivered
      cross join jsonb_array_elements(delivered -> 'taken') as part
      where delivered ->> 'kind' = 'SUBSTITUTE' and picks_billed_at is null
    )
    select (part ->> 'stockId')::int as id, sum(n)::int as n from units
    where (part ->> 'stockId')::int = any(${stockIds}::int[]) group by 1`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Names a line for as long as its order exists, also when its pick is undone and made again. */
const lineKey = sql<string>`p.order_id || ':' || p.line_no`;

/**
 * Returns the lines of orders whose units of a stock are picked, so that `countReserved` does not count them. A packed
 * order may return to picking.
 */
export async function listPickedLines(db: Db | Tx, stockId: number): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select ${lineKey} as line from orders.orders o
    join orders.items i on i.order_id = o.id
    join orders.picks p on p.order_id = i.order_id and p.line_no = i.line_no
    where o.status in (${literals([...unpackedStatuses, 'PACKED'])})
      and i.taken @> jsonb_build_array(jsonb_build_object('stockId', ${stockId}::int))
      and not (p.reason is not distinct from 'NOT_WANTED' and o.department <> 'KITCHEN'
        and o.picks_billed_at is null)`.execute(db);
  return rows.map(({ line }) => line);
}

/**
 * Returns how many units of a stock pickers have reported since a moment as missing, those in combos included: it is
 * not known which part of a combo is missing, but all of them are written off with the order. Lines of `except`, from
 * `listPickedLines`, do not count. The stock must be locked.
 */
export async function countReportedMissing(
  db: Db | Tx,
  stockId: number,
  { since, except }: { since: Date; except: readonly string[] },
): Promise<number> {
  const reports = await db
    .selectFrom('orders.picks as p')
    .innerJoin('orders.items as i', (join) =>
      join.onRef('i.order_id', '=', 'p.order_id').onRef('i.line_no', '=', 'p.line_no'),
    )
    .select(['i.item_id as id', 'i.type'])
    .select((e) => e.fn.sum<number>(e('i.quantity', '-', e.ref('p.found'))).as('missing'))
    .where((e) => e.or([e('i.type', '=', 'COMBO'), e('i.item_id', '=', stockId)]))
    .where('p.reason', '=', 'NOT_THERE')
    .where('p.picked_at', '>', since)
    .where(lineKey, '<>', sql<string>`all(${except}::text[])`)
    .groupBy(['i.item_id', 'i.type'])
    .execute();
  const combos = await findItems(
    db,
    reports.filter(({ type }) => type === 'COMBO'),
  );
  let missing = 0;
  for (const report of reports) {
    const parts = report.type === 'COMBO' ? combos.get(report.id)?.parts : undefined;
    const units = parts?.find((part) => part.stockId === stockId)?.quantity ?? 0;
    missing += Number(report.missing) * (report.type === 'COMBO' ? units : 1);
  }
  return missing;
}
