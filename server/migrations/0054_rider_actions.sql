-- Actions of riders' devices: one that is sent again, because its response was lost, is not done twice.
create table orders.rider_actions (
  member_id bigint not null,
  id uuid not null,
  order_id bigint not null references orders.orders (id) on delete cascade,
  action text not null check (action in ('start', 'delivered', 'attempted', 'returned')),
  outcome text not null check (outcome in ('done', 'wrong_code')),
  -- By the clock of the device.
  acted_at timestamptz,
  recorded_at timestamptz not null,
  primary key (member_id, id)
);
create index on orders.rider_actions (recorded_at);
create index on orders.rider_actions (order_id);
