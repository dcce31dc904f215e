-- The photo of an order that was handed over without the customer's code. In the database, not among the pictures of the
-- shop: nobody reaches it by an address, and it is erased in the transaction of whatever erases it.
create table orders.delivery_photos (
  order_id bigint primary key references orders.orders (id) on delete cascade,
  customer_id bigint references identity.customers (id) on delete cascade,
  member_id bigint not null,
  -- The action of the rider's device that it belongs to.
  action_id uuid not null,
  -- By the clock of the device.
  taken_at timestamptz,
  received_at timestamptz not null,
  webp bytea not null check (octet_length(webp) between 1 and 4194304)
);
create index on orders.delivery_photos (customer_id);
create index on orders.delivery_photos (received_at);
-- A picture is compressed already.
alter table orders.delivery_photos alter column webp set storage external;
-- A photo that waited on a phone while the account was deleted is not stored.
create trigger skip_deleted before insert on orders.delivery_photos
  for each row when (new.customer_id is not null) execute function notifications.skip_deleted();
