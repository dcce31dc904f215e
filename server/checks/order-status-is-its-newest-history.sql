-- The status of an order is that of its newest history row.
select o.uid, o.status, h.status as newest
from orders.orders o
left join lateral (
  select status from orders.status_history where order_id = o.id order by id desc limit 1
) h on true
where h.status is distinct from o.status
