-- The sold quantity of each stock equals what the orders reserved that are not cancelled, and what became waste.
select s.id, s.sold, coalesce(t.n, 0) as taken
from catalogue.stocks s
left join (
  select (part ->> 'stockId')::int as stock_id, sum((part ->> 'quantity')::int) as n
  from orders.orders o join orders.items i on i.order_id = o.id
  cross join jsonb_array_elements(i.taken) as part
  where o.status <> 'CANCELLED' or i.disposition = 'WASTE' group by 1
) t on t.stock_id = s.id
where s.sold <> coalesce(t.n, 0)
