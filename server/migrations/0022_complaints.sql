create table complaints.tickets (
  id bigint generated always as identity primary key,
  ticket_no text not null unique,
  customer_id bigint references identity.customers (id) on delete set null,
  order_uid uuid not null references orders.orders (uid),
  -- As the reason read when it was chosen.
  reason text not null,
  details text not null check (details ~ '\S' and length(details) <= 2000),
  severity text not null check (severity = 'MEDIUM'),
  source text not null check (source = 'WEB'),
  state text not null default 'OPEN' check (state in ('OPEN', 'ANSWERED')),
  answer text,
  created_at timestamptz not null,
  answered_at timestamptz,
  check ((state = 'ANSWERED') = (answer is not null and answered_at is not null))
);
create index on complaints.tickets (order_uid, id);
create index on complaints.tickets (id) where state = 'OPEN';
-- Sent twice, a complaint is one complaint.
create unique index one_ticket_of_the_same_words on complaints.tickets (order_uid, reason, md5(details))
  where state = 'OPEN';

create function complaints.tell_watchers() returns trigger language plpgsql as $$
begin
  perform pg_notify('orders', new.order_uid::text);
  return null;
end $$;
create trigger tell_watchers after insert or update on complaints.tickets
  for each row execute function complaints.tell_watchers();
