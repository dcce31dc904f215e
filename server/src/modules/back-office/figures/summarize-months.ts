import { addDays, daysBetween, type IstDate, istDate } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../../platform/db/index.ts';
import { settlesAt } from './settled-days.ts';

/** Sums the sales of every month in India whose days are all settled and that is not stored yet. */
export async function summarizeMonths(db: Db, now: Date): Promise<void> {
  for (const month of await listOpenMonths(db, now)) await summarizeMonth(db, month, now);
}

/** The months that are over, have stored days and are not summed yet. */
async function listOpenMonths(db: Db, now: Date): Promise<IstDate[]> {
  const { rows } = await sql<{ month: IstDate }>`
    select distinct date_trunc('month', day)::date as month from back_office.day_figures d
    where day < date_trunc('month', ${istDate(now)}::date)
      and not exists (select from back_office.month_figures m where m.month = date_trunc('month', d.day)::date)
    order by 1`.execute(db);
  return rows.map(({ month }) => month);
}

const summarizeMonth = (db: Db, month: IstDate, now: Date): Promise<void> =>
  inTransaction(
    db,
    async (tx) => {
      if (!(await lockSettledDays(tx, month))) return;
      const claimed = await tx
        .insertInto('back_office.month_figures')
        .values({ month, summed_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('month')
        .executeTakeFirst();
      if (claimed) await sumSales(tx, month);
    },
    { isIdempotent: true },
  );

/** Locks the rows of a month's days, so that none is summed meanwhile; false when one is missing or not settled. */
async function lockSettledDays(tx: Tx, month: IstDate): Promise<boolean> {
  const last = lastDayOf(month);
  const { first } = await tx
    .selectFrom('back_office.day_figures')
    .select((e) => e.fn.min('day').as('first'))
    .executeTakeFirstOrThrow();
  const days = await tx
    .selectFrom('back_office.day_figures')
    .select(['day', 'summed_at'])
    .where('day', '>=', month)
    .where('day', '<=', last)
    .forShare()
    .execute();
  const from = first !== null && first > month ? first : month;
  return (
    days.length === daysBetween(from, last) + 1 &&
    days.every(({ day, summed_at }) => summed_at >= settlesAt(day))
  );
}

const lastDayOf = (month: IstDate): IstDate => addDays(`${addDays(month, 31).slice(0, 8)}01`, -1);

const sumSales = (tx: Tx, month: IstDate) =>
  sql`insert into back_office.month_sales (month, dimension, key, name, orders, units, sales_paise, tax_paise,
      credit_notes, credited_paise, credited_tax_paise)
    select ${month}::date, dimension, key, (array_agg(name order by day desc))[1], sum(orders), sum(units),
      sum(sales_paise), sum(tax_paise), sum(credit_notes), sum(credited_paise), sum(credited_tax_paise)
    from back_office.day_sales where day between ${month} and ${lastDayOf(month)}
    group by dimension, key`.execute(tx);
