-- What staff give back of a delivered order: of its lines, or an amount. The row is the request; it is PAID at once
-- within the limit of who asks, else when a second person approves it. Amounts in paise.
create table orders.staff_refunds (
  id bigint generated always as identity primary key,
  -- Chosen by who sends the request, so that one sent twice is one refund.
  uid uuid not null unique,
  order_id bigint not null references orders.orders (id),
  state text not null check (state in ('REQUESTED', 'PAID', 'REFUSED')),
  amount_paise bigint not null check (amount_paise > 0),
  target text not null check (target in ('WALLET', 'SOURCE')),
  -- Where the money went: to the wallet, and to where an online payment came from.
  wallet_paise bigint not null default 0 check (wallet_paise >= 0),
  source_paise bigint not null default 0 check (source_paise >= 0),
  reason text not null check (reason ~ '\S' and length(reason) <= 300),
  needs_approval boolean not null,
  requested_by bigint not null references staff.members (id),
  requested_at timestamptz not null,
  decided_by bigint references staff.members (id),
  decided_at timestamptz,
  constraint paid_to_the_paisa check (wallet_paise + source_paise = case when state = 'PAID' then amount_paise else 0 end),
  constraint decided_by_somebody check ((state = 'REQUESTED') = (decided_at is null)
    and (decided_at is null) = (decided_by is null)),
  constraint second_person check (not needs_approval or state <> 'PAID' or decided_by <> requested_by)
);
create index on orders.staff_refunds (order_id);
create index on orders.staff_refunds (requested_at) where state = 'REQUESTED';

create table orders.staff_refund_lines (
  refund_id bigint not null references orders.staff_refunds (id),
  line_no int not null,
  quantity int not null check (quantity > 0),
  amount_paise bigint not null check (amount_paise > 0),
  disposition text not null check (disposition in ('RESTOCK', 'WASTE')),
  primary key (refund_id, line_no)
);

create function orders.check_staff_refund() returns trigger language plpgsql as $$
declare
  paid record;
begin
  if tg_op = 'UPDATE' and (old.state <> 'REQUESTED'
      or (old.uid, old.order_id, old.amount_paise, old.target, old.reason, old.needs_approval, old.requested_by)
        is distinct from
        (new.uid, new.order_id, new.amount_paise, new.target, new.reason, new.needs_approval, new.requested_by)) then
    raise exception 'staff refund % stays as it is', old.uid using errcode = 'check_violation';
  end if;
  if new.state <> 'PAID' then
    return null;
  end if;
  -- Refunds of one order are paid one after the other.
  select o.status, o.final_paise into paid from orders.orders o where o.id = new.order_id for no key update;
  if paid.status <> 'DELIVERED' then
    raise exception 'the order of staff refund % is not delivered', new.uid using errcode = 'check_violation';
  end if;
  if (select sum(amount_paise) from orders.staff_refunds where order_id = new.order_id and state = 'PAID')
      > paid.final_paise then
    raise exception 'staff refunds would exceed what was paid for order %', new.order_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger check_staff_refund after insert or update on orders.staff_refunds
  for each row execute function orders.check_staff_refund();
create trigger keep_record before delete on orders.staff_refunds
  for each row execute function orders.keep_record();
create trigger keep_record before update or delete on orders.staff_refund_lines
  for each row execute function orders.keep_record();

-- A refund by staff, beside those of a cancellation and of what was missing.
alter table payments.refunds drop constraint refunds_reason_check,
  add constraint refunds_reason_check check (reason in ('UNUSED', 'CANCELLED', 'SHORTAGE', 'STAFF'));

-- The order's page shows a refund at once.
create function orders.tell_refund() returns trigger language plpgsql as $$
begin
  perform pg_notify('orders', o.uid::text) from orders.orders o where o.id = new.order_id;
  return null;
end $$;
create trigger tell_refund after update of state on orders.staff_refunds
  for each row when (new.state = 'PAID') execute function orders.tell_refund();

-- A delivery of which something was refunded is not undone.
create function orders.check_refunded_stays() returns trigger language plpgsql as $$
begin
  if exists (select from orders.staff_refunds where order_id = new.id and state = 'PAID') then
    raise exception 'order % was refunded and stays delivered', new.uid using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger check_refunded_stays after update of status on orders.orders
  for each row when (old.status = 'DELIVERED' and new.status <> 'DELIVERED')
  execute function orders.check_refunded_stays();
