-- Cash that left the safe of the shop: to the bank, or otherwise with a reason. Recorded by one person, verified by another.
create table orders.cash_deposits (
  id bigint generated always as identity primary key,
  -- Of the form that recorded it, so that it is recorded once.
  uid uuid not null unique,
  kind text not null check (kind in ('BANK', 'OTHER')),
  deposited_on date not null,
  amount_paise bigint not null check (amount_paise > 0),
  slip text,
  account text,
  reason text check (reason <> ''),
  recorded_by bigint not null,
  recorded_at timestamptz not null,
  -- What the bank shows; verified once, by somebody else.
  verified_by bigint,
  verified_at timestamptz,
  bank_date date,
  bank_paise bigint check (bank_paise >= 0),
  difference_reason text check (difference_reason <> ''),
  cancelled_by bigint,
  cancelled_at timestamptz,
  cancel_reason text check (cancel_reason <> ''),
  constraint slip_of_bank check ((kind = 'BANK') = (slip is not null and account is not null)),
  constraint reason_of_other check (kind = 'BANK' or reason is not null),
  constraint verified_as_a_whole check (num_nonnulls(verified_by, verified_at, bank_date, bank_paise) in (0, 4)),
  constraint verified_by_another check (verified_by <> recorded_by),
  constraint difference_has_reason check (bank_paise = amount_paise or difference_reason is not null),
  constraint cancelled_as_a_whole check (num_nonnulls(cancelled_by, cancelled_at, cancel_reason) in (0, 3)),
  constraint verified_or_cancelled check (verified_at is null or cancelled_at is null)
);
create index on orders.cash_deposits (deposited_on);
create index on orders.cash_deposits (recorded_at) where verified_at is null and cancelled_at is null;
-- A slip of a bank is one deposit.
create unique index one_deposit_of_a_slip on orders.cash_deposits (account, slip)
  where kind = 'BANK' and cancelled_at is null;

-- Whether cash that was returned after a close came from the safe, or the rider had given it back before. Null: returned
-- before this was asked, when it came from the safe.
alter table orders.cash_returns add column from_safe boolean,
  add constraint from_safe_when_returned check (from_safe is null or returned_at is not null);

-- Cash to return that a close expected from its rider, whose device reported later that the customer had it by then.
create table orders.returns_before_close (
  order_id bigint primary key references orders.closed_returns (order_id),
  -- By the clock of the device.
  returned_at timestamptz not null,
  recorded_at timestamptz not null
);
create trigger keep_record before update or delete on orders.returns_before_close
  for each row execute function orders.keep_record();
create trigger keep_record_whole before truncate on orders.returns_before_close
  for each statement execute function orders.keep_record();

-- What is in the safe: counted at the closes of riders, less what went back to customers from it and what left it.
create view orders.safe as
  select coalesce((select sum(counted_paise) from orders.cash_closings), 0) as handed_in_paise,
    coalesce((select sum(r.amount_paise) from orders.closed_returns k
      join orders.cash_returns r on r.order_id = k.order_id
      where r.returned_at is not null and r.from_safe is distinct from false), 0) as returned_paise,
    -- Of what customers are still to get back.
    coalesce((select sum(r.amount_paise) from orders.closed_returns k
      join orders.cash_returns r on r.order_id = k.order_id where r.returned_at is null), 0) as reserved_paise,
    coalesce((select sum(amount_paise) from orders.cash_deposits where cancelled_at is null), 0) as deposited_paise;

create function orders.check_deposit() returns trigger language plpgsql as $$
declare
  found orders.safe;
begin
  -- One after the other, so that each sees those before it.
  perform pg_advisory_xact_lock(hashtextextended('orders.safe', 0));
  select * into found from orders.safe;
  -- What customers are still to get back is not deposited; it is there when one of them gets it.
  if tg_table_name = 'cash_returns' then
    found.reserved_paise := 0;
  end if;
  if found.deposited_paise > found.handed_in_paise - found.returned_paise - found.reserved_paise then
    raise exception 'more cash is deposited or returned than was handed in' using errcode = 'check_violation',
      constraint = 'deposited_within_handed_in';
  end if;
  return null;
end $$;
create trigger check_deposit after insert on orders.cash_deposits
  for each row execute function orders.check_deposit();
create trigger check_safe after update of returned_at on orders.cash_returns
  for each row when (new.from_safe is distinct from false) execute function orders.check_deposit();

create function orders.keep_deposit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.verified_at is null and old.cancelled_at is null
    and (new.id, new.uid, new.kind, new.deposited_on, new.amount_paise, new.recorded_by, new.recorded_at)
      = (old.id, old.uid, old.kind, old.deposited_on, old.amount_paise, old.recorded_by, old.recorded_at)
    and (new.slip, new.account, new.reason) is not distinct from (old.slip, old.account, old.reason) then
    return new;
  end if;
  raise exception 'a deposit stays as it was recorded, verified or cancelled' using errcode = 'check_violation';
end $$;
create trigger keep_deposit before update or delete on orders.cash_deposits
  for each row execute function orders.keep_deposit();
create trigger keep_record_whole before truncate on orders.cash_deposits
  for each statement execute function orders.keep_record();
