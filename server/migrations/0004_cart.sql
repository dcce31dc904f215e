create schema cart;

create table cart.lines (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customers (id) on delete cascade,
  item_id int not null,
  type text not null check (type in ('STOCK', 'COMBO')),
  quantity int not null check (quantity > 0),
  unique (customer_id, item_id)
);
