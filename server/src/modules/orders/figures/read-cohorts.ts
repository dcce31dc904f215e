import type { IstDate } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';

export type Cohort = {
  /** The first day of a month in India. */
  month: IstDate;
  customers: number;
  /** Of them, with a second invoiced order at any time. */
  returned: number;
  months: { months_since: number; customers: number }[];
};

/** Customers by the month of their first invoiced order, and how many of them had an invoice in each later month. */
export async function readCohorts(db: Db | Tx): Promise<Cohort[]> {
  const { rows } = await sql<Cohort>`
    with invoiced as (
      select o.customer_id, date_trunc('month', i.issued_at at time zone 'Asia/Kolkata')::date as month
      from orders.invoices i join orders.orders o on o.id = i.order_id
      where i.kind = 'INVOICE' and o.customer_id is not null
    ), firsts as (
      select customer_id, min(month) as first_month, count(*) as orders from invoiced group by customer_id
    ), cohorts as (
      select first_month, count(*)::int as customers, (count(*) filter (where orders > 1))::int as returned
      from firsts group by first_month
    ), later as (
      select first_month, count(distinct customer_id)::int as customers,
        ((extract(year from month) - extract(year from first_month)) * 12
          + extract(month from month) - extract(month from first_month))::int as months_since
      from invoiced join firsts using (customer_id)
      where month > first_month group by first_month, month
    )
    select first_month::text as month, c.customers, c.returned, coalesce((
      select jsonb_agg(jsonb_build_object('months_since', months_since, 'customers', l.customers) order by months_since)
      from later l where l.first_month = c.first_month), '[]') as months
    from cohorts c order by first_month`.execute(db);
  return rows;
}
