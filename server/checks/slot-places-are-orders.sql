-- The booked places of a slot on a day equal its orders that are not cancelled.
select slot_id, date, coalesce(d.taken, 0) as taken, coalesce(o.n, 0) as orders
from delivery.slot_days d
full join (
  select slot_id, delivery_date as date, count(*) as n from orders.orders
  where status <> 'CANCELLED' group by slot_id, delivery_date
) o using (slot_id, date)
where coalesce(d.taken, 0) <> coalesce(o.n, 0)
