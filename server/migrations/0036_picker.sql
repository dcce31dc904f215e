-- The member of staff who picks an order: one at a time.
alter table orders.orders add column picker_id bigint;
create index on orders.orders (picker_id) where status = 'PICKING';
