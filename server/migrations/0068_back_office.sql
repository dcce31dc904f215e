-- What staff know of customers: notes on them, and who may not order.
create schema back_office;

create table back_office.notes (
  id bigint generated always as identity primary key,
  uid uuid not null unique,
  customer_id bigint not null references identity.customers (id) on delete cascade,
  member_id bigint not null references staff.members (id),
  text text not null check (text ~ '\S' and length(text) <= 2000),
  written_at timestamptz not null
);
create index on back_office.notes (customer_id, id desc);
create trigger refuse_deleted before insert on back_office.notes
  for each row execute function identity.refuse_deleted();

alter table identity.customers
  add column blocked_at timestamptz,
  add column blocked_reason text check (blocked_reason ~ '\S' and length(blocked_reason) <= 300),
  add column blocked_by bigint references staff.members (id),
  add constraint blocked_with_a_reason check (
    (blocked_at is null) = (blocked_reason is null) and (blocked_at is null) = (blocked_by is null));

-- Staff find customers by name, last digits of their phone, and by the name and phone of an order.
create index customers_name on identity.customers using gin (full_name gin_trgm_ops) with (fastupdate = off);
create index customers_phone_ending on identity.customers (reverse(mobile_no) text_pattern_ops);
create index orders_name on orders.orders (lower(customer_name) text_pattern_ops, customer_id);
create index orders_phone on orders.orders (right(regexp_replace(contact, '\D', '', 'g'), 10), customer_id);
create index on complaints.tickets (customer_id, id desc);
create index on payments.attempts (customer_id, id desc);
