-- Cash that a rider reported for an order which its payment link had paid: it goes back to the customer. One for an order;
-- it stays until somebody confirms that it was returned.
create table orders.cash_returns (
  order_id bigint primary key references orders.orders (id),
  member_id bigint not null,
  amount_paise bigint not null check (amount_paise > 0),
  reported_at timestamptz not null,
  returned_at timestamptz,
  confirmed_by bigint,
  check ((returned_at is null) = (confirmed_by is null))
);
create index on orders.cash_returns (member_id) where returned_at is null;
create index on orders.cash_returns (reported_at) where returned_at is null;

-- Cash of an order is the shop's or goes back, never both.
create function orders.check_cash_return() returns trigger language plpgsql as $$
begin
  perform from orders.orders where id = new.order_id for no key update;
  if exists (select from orders.cash_collections where order_id = new.order_id) then
    raise exception 'the cash of order % counts, so it does not go back', new.order_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_cash_return before insert on orders.cash_returns
  for each row execute function orders.check_cash_return();

-- That it was returned is recorded once; all else stays.
create function orders.keep_cash_return() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.returned_at is null and new.returned_at is not null
    and (old.order_id, old.member_id, old.amount_paise, old.reported_at)
      = (new.order_id, new.member_id, new.amount_paise, new.reported_at) then
    return new;
  end if;
  raise exception 'cash to return stays as it was reported' using errcode = 'check_violation';
end $$;
create trigger keep_cash_return before update or delete on orders.cash_returns
  for each row execute function orders.keep_cash_return();
create trigger keep_record_whole before truncate on orders.cash_returns
  for each statement execute function orders.keep_record();

-- Cash to return that a rider handed in with a close: the shop has it.
create table orders.closed_returns (
  order_id bigint primary key references orders.cash_returns (order_id),
  closing_id bigint not null references orders.cash_closings (id)
);
create index on orders.closed_returns (closing_id);
create function orders.check_closed_return() returns trigger language plpgsql as $$
begin
  if not exists (
    select from orders.cash_returns where order_id = new.order_id and returned_at is null for no key update
  ) then
    raise exception 'the cash of order % was returned before', new.order_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_closed_return before insert on orders.closed_returns
  for each row execute function orders.check_closed_return();
create trigger keep_record before update or delete on orders.closed_returns
  for each row execute function orders.keep_record();
create trigger keep_record_whole before truncate on orders.closed_returns
  for each statement execute function orders.keep_record();

-- As long as cash goes back, staff refund nothing of its order: the same money would be returned twice.
create function orders.check_refund_beside_cash() returns trigger language plpgsql as $$
begin
  perform from orders.orders where id = new.order_id for no key update;
  if exists (select from orders.cash_returns where order_id = new.order_id and returned_at is null) then
    raise exception 'cash of the order of staff refund % is to be returned first', new.uid using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_refund_beside_cash before insert or update of state on orders.staff_refunds
  for each row when (new.state = 'PAID') execute function orders.check_refund_beside_cash();

-- What riders were shown when this was applied.
insert into orders.cash_returns (order_id, member_id, amount_paise, reported_at)
select distinct on (a.order_id) a.order_id, a.member_id, a.reported_cash_paise, a.recorded_at
from orders.rider_actions a
join orders.orders o on o.id = a.order_id and o.status = 'DELIVERED'
where a.action = 'delivered' and a.outcome = 'done' and a.reported_cash_paise > 0
  and a.recorded_at > now() - interval '30 minutes'
  and not exists (select from orders.cash_collections c where c.order_id = a.order_id)
order by a.order_id, a.recorded_at;

-- The part of a line that is refunded: of the ordered product or of its substitute. Null in refunds of an earlier release.
alter table orders.staff_refund_lines
  drop constraint staff_refund_lines_pkey,
  add column kind text check (kind in ('ORDERED', 'SUBSTITUTE'));
create unique index one_of_each_part on orders.staff_refund_lines (refund_id, line_no, coalesce(kind, ''));

-- An order is paid by one payment; what is due beside it, by one of a payment link.
alter table payments.uses
  add column is_rest boolean not null default false,
  add constraint rest_of_order check (not is_rest or purpose = 'ORDER'),
  drop constraint order_paid_once;
create unique index order_paid_once on payments.uses (order_uid, is_rest);
