-- Invoices that an older server issued, of orders that can still be corrected.
insert into orders.invoice_recipients (order_id, customer_name, delivery_address)
select o.id, o.customer_name, o.delivery_address from orders.orders o
where o.status not in ('DELIVERED', 'CANCELLED') and exists (select from orders.invoices i where i.order_id = o.id)
on conflict do nothing;

-- An older server erases the name on the order, but neither the recipient of its invoice nor the reasons of staff. Last,
-- since creating the trigger locks the orders until the end.
create function orders.erase_order_data() returns trigger language plpgsql as $$
begin
  delete from orders.invoice_recipients where order_id = new.id;
  update orders.status_history set reason = null
    where order_id = new.id and reason is not null and actor <> 'system';
  return null;
end $$;
create trigger erase_order_data after update of customer_name on orders.orders
  for each row when (new.customer_name = '' and old.customer_name <> '')
  execute function orders.erase_order_data();
