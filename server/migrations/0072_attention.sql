-- What staff dealt with by hand, and the rules that the last check of the whole database found broken.
create table back_office.resolutions (
  kind text not null,
  subject text not null,
  note text not null check (note ~ '\S' and length(note) <= 2000),
  member_id bigint not null references staff.members (id),
  resolved_at timestamptz not null,
  primary key (kind, subject)
);

create table back_office.broken_rules (
  rule text primary key check (rule <> ''),
  rows int not null check (rows > 0),
  -- When a check first found it broken.
  since timestamptz not null
);

create index stuck_refunds on payments.refunds (id) where state in ('REFUSED', 'FAILED');
create index payments_without_place on payments.payments (first_heard_at)
  where settled_at is null and status in ('authorized', 'captured');
create index messages_given_up on notifications.outbox (id) where state = 'given_up';
create index orders_open_by_day on orders.orders (delivery_date) where status not in ('DELIVERED', 'CANCELLED');
