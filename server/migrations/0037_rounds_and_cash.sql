-- A round: orders that one rider brings to their customers, in a sequence.
create table orders.rounds (
  id bigint generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(),
  name text not null check (name <> ''),
  delivery_date date not null,
  rider_id bigint not null,
  created_at timestamptz not null
);
create index on orders.rounds (delivery_date);
create index on orders.rounds (rider_id, delivery_date);

-- An order is in one round at a time; put into another, it leaves the first.
create table orders.stops (
  order_id bigint primary key references orders.orders (id) on delete cascade,
  round_id bigint not null references orders.rounds (id) on delete cascade,
  sequence int not null check (sequence > 0),
  unique (round_id, sequence)
);

-- Four digits that the customer gives to the rider; wrong codes are counted.
alter table orders.orders
  add column delivery_code text check (delivery_code ~ '^[0-9]{4}$'),
  add column delivery_code_failures int not null default 0;

-- Who took the cash.
alter table orders.cash_collections add column member_id bigint;
create index on orders.cash_collections (member_id) where member_id is not null;

-- The close of a rider's cash: what they took since the last one, and what was counted. It stays as it is.
create table orders.cash_closings (
  id bigint generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(),
  member_id bigint not null,
  expected_paise bigint not null check (expected_paise >= 0),
  counted_paise bigint not null check (counted_paise >= 0),
  reason text check (reason <> ''),
  closed_by bigint not null,
  closed_at timestamptz not null,
  check (expected_paise = counted_paise or reason is not null)
);
create index on orders.cash_closings (closed_at);
create table orders.closed_collections (
  order_id bigint primary key references orders.orders (id),
  closing_id bigint not null references orders.cash_closings (id)
);
create index on orders.closed_collections (closing_id);
create trigger keep_record before update or delete on orders.cash_closings
  for each row execute function orders.keep_record();
create trigger keep_record_whole before truncate on orders.cash_closings
  for each statement execute function orders.keep_record();
create trigger keep_record before update or delete on orders.closed_collections
  for each row execute function orders.keep_record();
create trigger keep_record_whole before truncate on orders.closed_collections
  for each statement execute function orders.keep_record();
