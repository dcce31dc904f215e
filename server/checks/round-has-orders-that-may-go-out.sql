-- An order in a round is packed, or further: what is back in the making is in none.
select o.uid, o.status, s.round_id
from orders.stops s
join orders.orders o on o.id = s.order_id
where o.status not in ('PACKED', 'OUT_FOR_DELIVERY', 'ATTEMPTED', 'DELIVERED', 'CANCELLED')
