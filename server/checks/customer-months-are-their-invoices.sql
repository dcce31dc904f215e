-- What is summed by customer and month is the invoices of them, for whoever had one in the last week of the sums.
select c.customer_id, month, summed, found
from (
  select distinct o.customer_id
  from orders.customer_months_until u
  join orders.invoices i on i.kind = 'INVOICE' and i.issued_at >= u.until - interval '7 days' and i.issued_at < u.until
  join orders.orders o on o.id = i.order_id
  where o.customer_id is not null
) c
cross join lateral (
  select coalesce(s.month, d.month) as month, s.orders as summed, d.orders as found
  from (select * from orders.customer_months where customer_id = c.customer_id) s
  full join (
    select date_trunc('month', i.issued_at at time zone 'Asia/Kolkata')::date as month,
      count(*)::int as orders
    from orders.customer_months_until u
    join orders.orders o on o.customer_id = c.customer_id
    join orders.invoices i on i.order_id = o.id and i.kind = 'INVOICE' and i.issued_at < u.until
    group by 1
  ) d on d.month = s.month
) both_ways
where summed is distinct from found
