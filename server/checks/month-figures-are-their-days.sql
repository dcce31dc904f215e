-- A month of sales that is stored is the sum of its days, under each key of each dimension.
select coalesce(m.month, d.month) as month, coalesce(m.dimension, d.dimension) as dimension,
  coalesce(m.key, d.key) as key
from (select * from back_office.month_sales) m
full join (
  select f.month, s.dimension, s.key, sum(s.orders) as orders, sum(s.units) as units,
    sum(s.sales_paise) as sales_paise, sum(s.tax_paise) as tax_paise, sum(s.credit_notes) as credit_notes,
    sum(s.credited_paise) as credited_paise, sum(s.credited_tax_paise) as credited_tax_paise
  from back_office.month_figures f
  join back_office.day_sales s on s.day >= f.month and s.day < (f.month + interval '1 month')::date
  group by f.month, s.dimension, s.key
) d on (d.month, d.dimension, d.key) = (m.month, m.dimension, m.key)
where (m.orders, m.units, m.sales_paise, m.tax_paise, m.credit_notes, m.credited_paise, m.credited_tax_paise)
  is distinct from
  (d.orders, d.units, d.sales_paise, d.tax_paise, d.credit_notes, d.credited_paise, d.credited_tax_paise)
