-- The count of an aisle, line by line; the quantities change when it is closed.
create table catalogue.stock_takes (
  id bigint generated always as identity primary key,
  -- The client's name for the count, so that one started again is not another.
  uid uuid not null unique,
  aisle text not null check (aisle <> ''),
  state text not null default 'open' check (state in ('open', 'closing', 'closed', 'cancelled')),
  started_by bigint not null,
  started_at timestamptz not null,
  ended_by bigint,
  ended_at timestamptz,
  check ((state in ('closed', 'cancelled')) = (ended_at is not null))
);
create unique index one_stock_take_per_aisle on catalogue.stock_takes (aisle) where state in ('open', 'closing');
create index on catalogue.stock_takes (started_at desc);
create table catalogue.stock_take_lines (
  take_id bigint not null references catalogue.stock_takes (id),
  stock_id int not null references catalogue.stocks (id),
  action_id uuid not null,
  counted int not null check (counted >= 0),
  -- What should have been on hand at the moment of counting.
  expected int not null,
  member_id bigint not null,
  counted_at timestamptz not null,
  -- When the difference became a movement.
  applied_at timestamptz,
  primary key (take_id, stock_id)
);

-- A line is counted while its count is open, and applied once while it is closed.
create function catalogue.check_take_line() returns trigger language plpgsql as $$
declare
  taking text;
begin
  select state into taking from catalogue.stock_takes where id = new.take_id for share;
  if tg_op = 'UPDATE' and old.applied_at is not null
    or taking is distinct from (case when new.applied_at is null then 'open' else 'closing' end) then
    raise exception 'stock-take % does not accept this', new.take_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_take_line before insert or update on catalogue.stock_take_lines
  for each row execute function catalogue.check_take_line();

-- A count goes forward only, and is closed when each of its lines is applied.
create function catalogue.check_take() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (('open', 'closing'), ('open', 'cancelled'), ('closing', 'closed'))
    or (new.state = 'closed' and exists (
      select from catalogue.stock_take_lines where take_id = new.id and applied_at is null)) then
    raise exception 'stock-take % cannot become %', new.id, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_take before update of state on catalogue.stock_takes
  for each row execute function catalogue.check_take();

-- The days whose morning message about the stock was sent.
create table catalogue.stock_messages (
  day date primary key,
  sent_at timestamptz not null
);
