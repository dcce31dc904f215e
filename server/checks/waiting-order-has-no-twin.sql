-- An order that waits for the other order of its checkout has none that stands, and one that was charged its delivery
-- later has the charges of an order that comes alone.
select o.uid, o.status, o.twin_until, o.delivery_paise, o.late_delivery_paise, o.alone_delivery_paise
from orders.orders o
where (o.status = 'PLACED' and o.twin_until is not null and exists (
    select from orders.orders t
    where t.estimate_id = o.estimate_id and t.id <> o.id and t.status <> 'CANCELLED'
  ))
  or (o.late_delivery_paise > 0 and o.delivery_paise is distinct from o.alone_delivery_paise)
