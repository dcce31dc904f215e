-- The two orders of one checkout. While the second is not placed the first waits for it, until this time at most.
alter table orders.orders add column twin_until timestamptz;
-- What delivery costs when the order comes alone; null for the only order of its checkout.
alter table orders.orders add column alone_delivery_paise bigint check (alone_delivery_paise >= 0);
-- The part of the delivery charges that was added because the other order did not come.
alter table orders.orders add column late_delivery_paise bigint not null default 0
  check (late_delivery_paise between 0 and delivery_paise);
alter table orders.orders add constraint waits_unconfirmed
  check (twin_until is null or status in ('PAYMENT_PENDING', 'PLACED', 'CANCELLED'));
create index on orders.orders (twin_until) where twin_until is not null;
create trigger tell_watchers_of_twin after update of twin_until on orders.orders for each row
  when (old.twin_until is distinct from new.twin_until) execute function orders.tell_watchers();
