import './tables.ts';
import { addDays, type IstDate, istDate, type Paise, startOfIstDay } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, istZone, type Tx } from '../../../platform/db/index.ts';

/** For this many days, the figures of signed days may still change, and are compared with the signed ones. */
export const ADJUSTED_DAYS = 62;

type Period = { from: Date; until: Date };

/**
 * Returns by day (IST), in paise: cash collected from customers, cash that closes expected and counted, cash returned
 * to customers from the safe, cash deposited, and the deposits that the bank shows.
 */
export async function sumCashByDay(
  db: Db | Tx,
  { from, until }: Period,
): Promise<{ day: IstDate; figure: string; paise: Paise }[]> {
  const [first, last] = [istDate(from), addDays(istDate(until), -1)];
  const { rows } = await sql<{ day: IstDate; figure: string; paise: Paise }>`
    select to_char(day, 'YYYY-MM-DD') as day, figure, sum(paise)::bigint as paise
    from (
      select (collected_at at time zone ${istZone})::date as day, 'cash.collected' as figure,
        amount_paise as paise
      from orders.cash_collections where collected_at >= ${from} and collected_at < ${until}
      union all
      select (closed_at at time zone ${istZone})::date, f.figure, f.paise
      from orders.cash_closings
      cross join lateral (values ('cash.expected', expected_paise), ('cash.handed_in', counted_paise))
        as f (figure, paise)
      where closed_at >= ${from} and closed_at < ${until}
      union all
      select (r.returned_at at time zone ${istZone})::date, 'cash.returned', r.amount_paise
      from orders.closed_returns k join orders.cash_returns r on r.order_id = k.order_id
      where r.returned_at >= ${from} and r.returned_at < ${until} and r.from_safe is distinct from false
      union all
      select deposited_on, case kind when 'BANK' then 'cash.deposited' else 'cash.otherwise' end, amount_paise
      from orders.cash_deposits
      where cancelled_at is null and deposited_on between ${first}::date and ${last}::date
      union all
      select bank_date, 'cash.verified', bank_paise from orders.cash_deposits
      where kind = 'BANK' and bank_date between ${first}::date and ${last}::date
    ) moved group by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, paise: Number(row.paise) }));
}

/** Returns the cash in the safe at the end of a day (IST), in paise, by the dates of the deposits. */
export async function readSafeAt(db: Db | Tx, day: IstDate): Promise<Paise> {
  const { rows } = await sql<{ paise: Paise }>`
    select coalesce((select sum(counted_paise) from orders.cash_closings where closed_at < ${endOf(day)}), 0)
      - coalesce((select sum(r.amount_paise) from orders.closed_returns k
          join orders.cash_returns r on r.order_id = k.order_id
          where r.returned_at < ${endOf(day)} and r.from_safe is distinct from false), 0)
      - coalesce((select sum(amount_paise) from orders.cash_deposits
          where cancelled_at is null and deposited_on <= ${day}::date), 0) as paise`.execute(db);
  return Number(rows[0]?.paise ?? 0);
}

/** Returns the lowest end-of-day balance of the safe from `day` to `today`, in paise. */
export async function readLowestBalance(db: Db | Tx, day: IstDate, today: IstDate): Promise<Paise> {
  let least = await readSafeAt(db, day);
  for (let next = addDays(day, 1); next <= today; next = addDays(next, 1))
    least = Math.min(least, await readSafeAt(db, next));
  return least;
}

const endOf = (day: IstDate): Date => startOfIstDay(addDays(day, 1));
