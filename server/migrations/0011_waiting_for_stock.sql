-- Customers who want to be told when an item is back. Told at most once for each time they ask.
create table catalogue.waiting (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customers (id) on delete cascade,
  item_id int not null,
  type text not null check (type in ('STOCK', 'COMBO')),
  created_at timestamptz not null,
  -- Seen unavailable since it was asked for: only then can it come back.
  was_out boolean not null,
  told_at timestamptz
);
create unique index one_wait_at_a_time on catalogue.waiting (customer_id, item_id) where told_at is null;
create index on catalogue.waiting (item_id) where told_at is null;
