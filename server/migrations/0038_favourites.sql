-- What customers marked as their favourites. An item that leaves the shop stays marked, and is not shown.
create table catalogue.favourites (
  customer_id bigint not null references identity.customers (id) on delete cascade,
  item_id int not null,
  created_at timestamptz not null,
  primary key (customer_id, item_id)
);
