-- Cash is reversed only for a delivery that was undone.
select r.order_id, r.amount_paise
from orders.reversed_collections r
join orders.status_history u on u.id = r.undo_id
left join orders.status_history d on d.id = u.undoes
where u.order_id <> r.order_id or d.status is distinct from 'DELIVERED'
