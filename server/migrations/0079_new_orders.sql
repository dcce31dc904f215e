-- An order that was placed is new until somebody who may confirm orders has looked at it.
alter table orders.orders
  add column seen_at timestamptz,
  add column seen_by bigint,
  add constraint seen_by_somebody check ((seen_at is null) = (seen_by is null));
create index new_orders on orders.orders (id) where status = 'PLACED' and seen_at is null;
create trigger notify_watchers_of_seen after update of seen_at on orders.orders for each row
  when (old.seen_at is distinct from new.seen_at) execute function orders.tell_watchers();
