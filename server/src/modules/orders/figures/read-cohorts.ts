import type { IstDate } from '@sabuja/kit';
import { sql } from 'kysely';
import { istZone, type Tx } from '../../../platform/db/index.ts';
import { lockCustomerMonths, readSummedUntil } from './customer-months.ts';

export type Cohort = {
  /** The first day of a month in India. */
  month: IstDate;
  customers: number;
  /** The customers with a second invoiced order at any time. */
  returned: number;
  months: { months_since: number; customers: number }[];
};

/**
 * Returns the number of customers by the month of their first invoiced order, and how many of them had an invoice in
 * each later month; computed from the sums by customer and month and the newer invoices.
 */
export async function readCohorts(tx: Tx): Promise<Cohort[]> {
  await lockCustomerMonths(tx);
  const since = (await readSummedUntil(tx)) ?? new Date(0);
  const { rows } = await sql<Cohort>`
    with invoiced as (
      select customer_id, month, sum(orders) as orders from (
        select customer_id, month, orders from orders.customer_months
        union all
        select o.customer_id, date_trunc('month', i.issued_at at time zone ${istZone})::date, 1
        from orders.invoices i join orders.orders o on o.id = i.order_id
        where i.kind = 'INVOICE' and i.issued_at >= ${since} and o.customer_id is not null
      ) each_month group by customer_id, month
    ), firsts as (
      select customer_id, min(month) as first_month, sum(orders) as orders from invoiced group by customer_id
    ), cohorts as (
      select first_month, count(*)::int as customers, (count(*) filter (where orders > 1))::int as returned
      from firsts group by first_month
    ), later as (
      select first_month, count(*)::int as customers,
        ((extract(year from month) - extract(year from first_month)) * 12
          + extract(month from month) - extract(month from first_month))::int as months_since
      from invoiced join firsts using (customer_id)
      where month > first_month group by first_month, month
    )
    select first_month::text as month, c.customers, c.returned, coalesce((
      select jsonb_agg(jsonb_build_object('months_since', months_since, 'customers', l.customers) order by months_since)
      from later l where l.first_month = c.first_month), '[]') as months
    from cohorts c order by first_month`.execute(tx);
  return rows;
}
