import { IST_TIME_ZONE } from '@sabuja/kit';
import type { AdminConnection } from '@sabuja/server/platform/db';
import type { Place } from './shop-database.ts';

const batch = 50_000;

/** Issues the invoices of all delivered orders, dated at their dispatch, numbered in series without gaps. */
export async function addInvoices(connection: AdminConnection, log: Place['log']): Promise<void> {
  const { rows } = await connection.query<{ first: string | null; last: string }>(
    'select min(id) as first, max(id) as last from orders.orders',
  );
  const [{ first, last } = { first: null, last: '0' }] = rows;
  if (first === null) return;
  await setTriggers(connection, 'disable');
  for (let from = Number(first); from <= Number(last); from += batch)
    await connection.query(insertBatch, [from, from + batch - 1]);
  await setTriggers(connection, 'enable');
  log('invoices of delivered orders');
}

/** The triggers number each invoice separately, which takes hours for a million; a batch numbers its own invoices. */
const setTriggers = (connection: AdminConnection, state: 'enable' | 'disable') =>
  connection.query(`
    alter table orders.invoices ${state} trigger user;
    alter table orders.invoice_series ${state} trigger user`);

/** Inserts the invoices of the orders $1 to $2, with the lines and amounts of `buildInvoice` in the orders room. */
const insertBatch = `
with left_shop as (
  select o.id, o.delivery_paise, o.final_paise, h.at, to_char(y.begins % 100, 'FM00') || to_char((y.begins + 1) % 100, 'FM00') as year
  from orders.orders o
  join orders.status_history h on h.order_id = o.id and h.status = 'OUT_FOR_DELIVERY'
  cross join lateral (
    select extract(year from (h.at at time zone '${IST_TIME_ZONE}')::date - interval '3 months')::int as begins) y
  where o.id between $1::bigint and $2::bigint and o.status = 'DELIVERED'
    and not exists (select from orders.invoices i where i.order_id = o.id)
), series as (
  insert into orders.invoice_series as s (kind, financial_year, last_number)
  select 'INVOICE', year, count(*) from left_shop group by year
  on conflict (kind, financial_year) do update set last_number = s.last_number + excluded.last_number
  returning financial_year, last_number
), numbered as (
  select l.*, s.last_number - row_number() over (partition by l.year order by l.at desc, l.id desc) + 1 as number
  from left_shop l join series s on s.financial_year = l.year
), lines as (
  select i.order_id, i.line_no, i.final_paise - g.contained as taxable, (g.gst + 1) / 2 as cgst, g.gst / 2 as sgst,
    i.name, i.hsn, i.quantity || ' x ' || i.units as quantity, i.unit_paise, i.gst_percent, i.tax_included,
    i.final_paise + i.tax_paise as total
  from numbered n join orders.items i on i.order_id = n.id
  cross join lateral (select case when i.tax_included
    then round(i.final_paise * i.gst_percent / (100 + i.gst_percent))::bigint else 0 end as contained) c
  cross join lateral (select c.contained, c.contained + i.tax_paise as gst) g
), sums as (
  select order_id, sum(taxable) as taxable, sum(cgst) as cgst, sum(sgst) as sgst,
    jsonb_agg(jsonb_build_object('name', name, 'hsn', hsn, 'quantity', quantity, 'unit', unit_paise, 'discount', 0,
      'taxable', taxable, 'percent', gst_percent, 'cgst', cgst, 'sgst', sgst, 'total', total)
      || case when tax_included then '{"taxIncluded": true}'::jsonb else '{}' end order by line_no) as lines
  from lines group by order_id
)
insert into orders.invoices (order_id, kind, financial_year, number, serial, issued_at, seller, content)
select n.id, 'INVOICE', n.year, n.number, 'INV/' || n.year || '/' || to_char(n.number, 'FM0000000'), n.at,
  '{"name": "", "address": "", "gstin": "", "fssai": "", "phone": "", "email": ""}',
  jsonb_build_object('language', 'en', 'lines', s.lines, 'taxable', s.taxable, 'cgst', s.cgst, 'sgst', s.sgst,
    'delivery', n.delivery_paise, 'total', n.final_paise)
from numbered n join sums s on s.order_id = n.id order by n.at, n.id`;
