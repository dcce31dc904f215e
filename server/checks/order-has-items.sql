-- Every order has items.
select o.uid from orders.orders o
where not exists (select from orders.items i where i.order_id = o.id)
