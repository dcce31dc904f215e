-- Accounts that were deleted earlier still have the reasons that staff wrote; an older server that runs beside new ones
-- leaves the recipients of invoices, too.
update orders.status_history set reason = null
where reason is not null and actor <> 'system' and order_id in (
  select o.id from orders.orders o join identity.customers c on c.id = o.customer_id where c.deleted_at is not null);
delete from orders.invoice_recipients where order_id in (
  select o.id from orders.orders o join identity.customers c on c.id = o.customer_id where c.deleted_at is not null);

-- Invoices that an older server issued, of orders that can still be corrected.
insert into orders.invoice_recipients (order_id, customer_name, delivery_address)
select o.id, o.customer_name, o.delivery_address from orders.orders o
where o.status not in ('DELIVERED', 'CANCELLED') and exists (select from orders.invoices i where i.order_id = o.id)
on conflict do nothing;

-- The database erases a recipient with the name on the order, since an older server does not know the table. Last, since
-- it locks the orders until the end.
create function orders.erase_recipient() returns trigger language plpgsql as $$
begin
  delete from orders.invoice_recipients where order_id = new.id;
  return null;
end $$;
create trigger erase_recipient after update of customer_name on orders.orders
  for each row when (new.customer_name = '' and old.customer_name <> '')
  execute function orders.erase_recipient();
