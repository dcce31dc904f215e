-- What was written off for an order is what its billed picks say was not there or damaged.
select coalesce(m.order_uid, p.uid) as order_uid, coalesce(m.stock_id, p.stock_id) as stock_id, m.n as moved, p.n as missing
from (
  select order_uid, stock_id, -sum(change) as n from catalogue.stock_movements
  where order_uid is not null and reason in ('NOT_THERE', 'DAMAGED') group by 1, 2
) m
full join (
  select o.uid, i.item_id as stock_id, sum(i.quantity - p.found) as n
  from orders.picks p join orders.items i using (order_id, line_no) join orders.orders o on o.id = p.order_id
  where o.picks_billed_at is not null and i.type = 'STOCK'
    and (p.reason <> 'NOT_WANTED' or (p.reason = 'NOT_WANTED' and o.department = 'KITCHEN'))
  group by 1, 2
) p on p.uid = m.order_uid and p.stock_id = m.stock_id
where (p.n is not null and m.n is null) or m.n < p.n
