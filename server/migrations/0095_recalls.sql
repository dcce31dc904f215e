-- Which batches an order took: written by the database for servers of both releases. Units without a batch are the
-- oldest; then batches go in the sequence of their expiry.
lock table catalogue.stocks in share row exclusive mode;
alter table catalogue.stock_movements
  drop constraint stock_movements_reason_check,
  add constraint stock_movements_reason_check check (reason in ('OPENING', 'RECEIVED', 'SOLD', 'RETURNED', 'NOT_THERE',
    'DAMAGED', 'WASTE', 'COUNTED', 'CHANGED', 'RECALLED'));

create table catalogue.batch_units (
  batch_id bigint primary key references catalogue.batches (id),
  stock_id int not null,
  expires_on date,
  units_left int not null check (units_left >= 0),
  -- Orders before it are found by estimate.
  recorded_since timestamptz not null
);
create index batch_units_left on catalogue.batch_units (stock_id, expires_on, batch_id) where units_left > 0;
create index batch_units_expiring on catalogue.batch_units (expires_on) where units_left > 0;
insert into catalogue.batch_units (batch_id, stock_id, expires_on, units_left, recorded_since)
select b.id, b.stock_id, b.expires_on, greatest(0, least(b.quantity, s.quantity - b.later)), now()
from (
  select *, coalesce(sum(quantity) over (partition by stock_id order by expires_on desc nulls first, id desc
    rows between unbounded preceding and 1 preceding), 0)::int as later
  from catalogue.batches
) b join catalogue.stocks s on s.id = b.stock_id;

create table catalogue.order_batches (
  order_uid uuid not null,
  batch_id bigint not null references catalogue.batches (id),
  stock_id int not null,
  units int not null check (units >= 0),
  primary key (order_uid, batch_id)
);
create index on catalogue.order_batches (batch_id);

-- A batch that must not be sold, now or ever.
create table catalogue.recalls (
  id bigint generated always as identity primary key,
  batch_id bigint not null unique references catalogue.batches (id),
  action_id uuid not null unique,
  reason text not null check (reason <> ''),
  units_removed int not null check (units_removed >= 0),
  member_id bigint not null,
  recalled_at timestamptz not null,
  ended_at timestamptz,
  ended_by bigint,
  check ((ended_at is null) = (ended_by is null))
);
-- Customers who were notified of a recall, each order once.
create table catalogue.recall_notices (
  recall_id bigint not null references catalogue.recalls (id),
  order_uid uuid not null,
  notified_at timestamptz not null,
  primary key (recall_id, order_uid)
);

-- Nothing of a recalled batch is sold or returns to sale.
create function catalogue.check_recalled() returns trigger language plpgsql as $$
begin
  if exists (select from catalogue.recalls where batch_id = new.batch_id) then
    raise exception 'batch % is recalled', new.batch_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_recalled before insert on catalogue.order_batches
  for each row execute function catalogue.check_recalled();
create trigger check_recalled_again before update of units on catalogue.order_batches
  for each row when (new.units > old.units) execute function catalogue.check_recalled();
create trigger check_recalled before update of units_left on catalogue.batch_units
  for each row when (new.units_left > old.units_left) execute function catalogue.check_recalled();
create function catalogue.check_recall() returns trigger language plpgsql as $$
begin
  if exists (select from catalogue.batch_units where batch_id = new.batch_id and units_left > 0) then
    raise exception 'units of the recalled batch % are on sale', new.batch_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger check_recall after insert on catalogue.recalls
  deferrable initially deferred for each row execute function catalogue.check_recall();

-- Takes units of a stock, whose row is locked, from its batches.
create function catalogue.take_batches(stock int, units int, quantity_before int, taker uuid) returns void
language plpgsql as $$
declare
  in_batches int := (select coalesce(sum(units_left), 0) from catalogue.batch_units
    where stock_id = stock and units_left > 0);
  rest int := units - least(units, greatest(0, quantity_before - in_batches));
  batch record;
  part int;
begin
  for batch in select * from catalogue.batch_units where stock_id = stock and units_left > 0
    order by expires_on, batch_id
  loop
    exit when rest <= 0;
    part := least(rest, batch.units_left);
    rest := rest - part;
    update catalogue.batch_units set units_left = units_left - part where batch_id = batch.batch_id;
    if taker is not null then
      insert into catalogue.order_batches as o (order_uid, batch_id, stock_id, units)
      values (taker, batch.batch_id, stock, part)
      on conflict (order_uid, batch_id) do update set units = o.units + excluded.units;
    end if;
  end loop;
end $$;

-- Takes units off what an order has of batches, recalled ones first; unless they are written off they are left again.
-- Returns how many are of recalled batches.
create function catalogue.return_batches(stock int, units int, taker uuid, written_off boolean) returns int
language plpgsql as $$
declare
  rest int := units;
  recalled int := 0;
  batch record;
  part int;
begin
  for batch in select o.batch_id, o.units, r.id is not null as is_recalled
    from catalogue.order_batches o join catalogue.batch_units b using (batch_id)
    left join catalogue.recalls r using (batch_id)
    where o.order_uid = taker and o.stock_id = stock and o.units > 0
    order by r.id is null, b.expires_on desc nulls first, o.batch_id desc
  loop
    exit when rest <= 0;
    part := least(rest, batch.units);
    rest := rest - part;
    update catalogue.order_batches o set units = o.units - part
    where o.order_uid = taker and o.batch_id = batch.batch_id;
    if batch.is_recalled then
      recalled := recalled + part;
    elsif not written_off then
      update catalogue.batch_units set units_left = units_left + part where batch_id = batch.batch_id;
    end if;
  end loop;
  return recalled;
end $$;

create or replace function catalogue.record_movements() returns trigger language plpgsql as $$
declare
  cause jsonb := nullif(current_setting('catalogue.stock_cause', true), '')::jsonb;
  moved record;
  recalled int;
begin
  if cause is not null then
    perform set_config('catalogue.stock_cause', '', true);
  end if;
  insert into catalogue.stock_movements
    (stock_id, change, reason, waste_reason, note, order_uid, member_id, supply_id, action_id, quantity_after, at)
  select a.id, a.quantity - b.quantity,
    coalesce(cause ->> 'reason', case when a.sold > b.sold then 'SOLD' when a.sold < b.sold then 'RETURNED' else 'CHANGED' end),
    cause ->> 'waste_reason', cause ->> 'note', (cause ->> 'order_uid')::uuid, (cause ->> 'member_id')::bigint,
    (cause ->> 'supply_id')::bigint, (cause ->> 'action_id')::uuid, a.quantity,
    coalesce((cause ->> 'at')::timestamptz, now())
  from after a join before b using (id) where a.quantity <> b.quantity order by a.id;
  for moved in
    select a.id, a.quantity - b.quantity as change, b.quantity as quantity_before,
      coalesce(cause ->> 'reason', case when a.sold < b.sold then 'RETURNED' else 'OTHER' end) as reason
    from after a join before b using (id)
    where a.quantity <> b.quantity and exists (select from catalogue.batches where stock_id = a.id) order by a.id
  loop
    if moved.reason = 'RECEIVED' then
      insert into catalogue.batch_units (batch_id, stock_id, expires_on, units_left, recorded_since)
      select id, stock_id, expires_on, quantity, coalesce((cause ->> 'at')::timestamptz, now())
      from catalogue.batches where supply_id = (cause ->> 'supply_id')::bigint and stock_id = moved.id;
    elsif moved.reason = 'RECALLED' then
      update catalogue.batch_units set units_left = units_left + moved.change
      where batch_id = (cause ->> 'batch_id')::bigint;
    elsif moved.change < 0 then
      perform catalogue.take_batches(moved.id, -moved.change, moved.quantity_before, (cause ->> 'order_uid')::uuid);
    elsif moved.reason = 'RETURNED' then
      recalled := catalogue.return_batches(moved.id, moved.change, (cause ->> 'order_uid')::uuid, false);
      if recalled > 0 then
        perform set_config('catalogue.stock_cause', (cause || '{"reason": "RECALLED"}')::text, true);
        update catalogue.stocks set quantity = quantity - recalled where id = moved.id;
      end if;
    end if;
  end loop;
  return null;
end $$;

create or replace function catalogue.check_movement() returns trigger language plpgsql as $$
declare
  available int;
begin
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  select quantity into available from catalogue.stocks where id = new.stock_id;
  if new.reason in ('NOT_THERE', 'DAMAGED') and new.change < 0 then
    insert into catalogue.stock_movements (stock_id, change, reason, order_uid, member_id, quantity_after, at)
    values (new.stock_id, -new.change, 'RETURNED', new.order_uid, new.member_id, available - new.change, new.at);
    perform catalogue.return_batches(new.stock_id, -new.change, new.order_uid, true);
    new.id := nextval('catalogue.stock_movements_id_seq');
  elsif new.reason <> 'COUNTED' or new.change <> 0 then
    raise exception 'a stock movement is written by the change of its quantity' using errcode = 'check_violation';
  end if;
  new.quantity_after := available;
  return new;
end $$;
