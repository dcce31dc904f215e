-- Which other slot a customer asked the rider for, with why it could not be given; the latest of each order.
create table orders.slot_requests (
  order_id bigint primary key references orders.orders (id) on delete cascade,
  delivery_date date not null,
  -- Null when the slot is not offered any more.
  slot_name text,
  -- Null when the order has got it.
  problem text check (problem in ('SLOT_FULL', 'SLOT_CLOSED', 'NO_SLOT')),
  requested_at timestamptz not null
);

alter table orders.rider_actions
  drop constraint rider_actions_action_check,
  add constraint rider_actions_action_check
    check (action in ('start', 'delivered', 'attempted', 'returned', 'pick', 'unpick', 'cash_returned', 'slot')),
  drop constraint rider_actions_outcome_check,
  add constraint rider_actions_outcome_check
    check (outcome in ('done', 'wrong_code', 'SLOT_FULL', 'SLOT_CLOSED', 'NO_SLOT'));
