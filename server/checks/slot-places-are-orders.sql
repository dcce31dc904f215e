-- As many places of a slot's day are taken as orders stand on it.
select d.slot_id, d.date, d.taken, count(o.id) as orders
from delivery.slot_days d
left join orders.orders o
  on o.slot_id = d.slot_id and o.delivery_date = d.date and o.status <> 'CANCELLED'
group by d.slot_id, d.date, d.taken
having d.taken <> count(o.id)
