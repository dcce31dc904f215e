-- Once a day in India is settled, its figures are what its invoices and credit notes sum to, by every dimension, and the
-- GST is theirs.
select f.day, d.dimension, d.sales_paise, d.credited_paise, i.invoiced, i.credited
from back_office.day_figures f
cross join lateral (
  select names.dimension, coalesce(sum(s.sales_paise), 0) as sales_paise,
    coalesce(sum(s.credited_paise), 0) as credited_paise,
    coalesce(sum(s.tax_paise), 0) - coalesce(sum(s.credited_tax_paise), 0) as tax_paise
  from unnest(array['all', 'category', 'product', 'slot', 'zone', 'department', 'payment']) as names (dimension)
  left join back_office.day_sales s on s.dimension = names.dimension and s.day = f.day
  group by names.dimension
) d
cross join lateral (
  select coalesce(sum((content ->> 'total')::bigint) filter (where kind = 'INVOICE'), 0) as invoiced,
    coalesce(sum((content ->> 'total')::bigint) filter (where kind = 'CREDIT_NOTE'), 0) as credited,
    count(*) filter (where content is null) as without_content
  from orders.invoices
  where issued_at >= f.day::timestamp at time zone 'Asia/Kolkata'
    and issued_at < (f.day + 1)::timestamp at time zone 'Asia/Kolkata'
) i
cross join lateral (
  select coalesce(sum(case kind when 'INVOICE' then 1 else -1 end * (cgst_paise + sgst_paise)), 0) as gst
  from back_office.day_taxes where day = f.day
) t
where f.summed_at >= (f.day + 1)::timestamp at time zone 'Asia/Kolkata' + interval '1 hour'
  and i.without_content = 0
  and (d.sales_paise, d.credited_paise, d.tax_paise) is distinct from (i.invoiced, i.credited, t.gst)
