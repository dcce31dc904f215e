-- Every change of a stock's quantity is a movement: the quantity is always their sum, whatever server changes it.
alter table catalogue.stock_movements
  drop constraint stock_movements_reason_check,
  add constraint stock_movements_reason_check check (reason in ('OPENING', 'RECEIVED', 'SOLD', 'RETURNED', 'NOT_THERE',
    'DAMAGED', 'WASTE', 'COUNTED', 'CHANGED')),
  drop constraint stock_movements_change_check,
  add constraint stock_movements_change_check check (change <> 0 or reason = 'COUNTED'),
  add column waste_reason text check (waste_reason in ('EXPIRED', 'SPOILT', 'BROKEN', 'OWN_USE', 'OTHER')),
  add column note text,
  add column supply_id bigint,
  -- The client's name for one action, so that one sent again is not done twice.
  add column action_id uuid,
  add column quantity_after int,
  add constraint waste_has_a_reason check ((reason = 'WASTE') = (waste_reason is not null));
create unique index stock_movements_action on catalogue.stock_movements (action_id, stock_id)
  where action_id is not null;

-- What suppliers delivered.
create table catalogue.supplies (
  id bigint generated always as identity primary key,
  action_id uuid not null unique,
  supplier text not null check (supplier <> ''),
  member_id bigint,
  received_at timestamptz not null
);
create table catalogue.batches (
  id bigint generated always as identity primary key,
  supply_id bigint not null references catalogue.supplies (id),
  stock_id int not null,
  quantity int not null check (quantity > 0),
  -- For one unit.
  purchase_paise bigint check (purchase_paise >= 0),
  batch text,
  expires_on date
);
create index on catalogue.batches (stock_id, expires_on desc, id desc);
create index on catalogue.batches (expires_on) where expires_on is not null;
create index on catalogue.batches (supply_id);
create trigger keep_supply before update or delete on catalogue.supplies
  for each row execute function catalogue.keep_movement();
create trigger keep_batch before update or delete on catalogue.batches
  for each row execute function catalogue.keep_movement();

-- From which quantity on a stock is listed as low; null is the shop's default.
alter table catalogue.stocks add column low_stock_at int check (low_stock_at >= 0);

-- Finds reserved units that are not picked yet.
create index orders_before_packing on orders.orders (id)
  where status in ('PAYMENT_PENDING', 'PLACED', 'CONFIRMED', 'PICKING');

-- Writes a movement for each changed quantity. The setting catalogue.stock_cause says why, for one statement; without
-- it, the change of `sold` does.
create function catalogue.record_movements() returns trigger language plpgsql as $$
declare
  cause jsonb := nullif(current_setting('catalogue.stock_cause', true), '')::jsonb;
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
  return null;
end $$;
create trigger record_movements after update on catalogue.stocks
  referencing old table as before new table as after
  for each statement execute function catalogue.record_movements();

create function catalogue.record_openings() returns trigger language plpgsql as $$
begin
  insert into catalogue.stock_movements (stock_id, change, reason, quantity_after, at)
  select id, quantity, 'OPENING', quantity, now() from after where quantity > 0 order by id;
  return null;
end $$;
create trigger record_openings after insert on catalogue.stocks
  referencing new table as after
  for each statement execute function catalogue.record_openings();

-- Units that an order had taken and that were not there leave as such: they return from the order first.
insert into catalogue.stock_movements (stock_id, change, reason, order_uid, member_id, at)
select stock_id, -change, 'RETURNED', order_uid, member_id, at from catalogue.stock_movements
where reason in ('NOT_THERE', 'DAMAGED') order by id;
insert into catalogue.stock_movements (stock_id, change, reason, quantity_after, at)
select id, quantity, 'OPENING', quantity, now() from catalogue.stocks where quantity > 0 order by id;

-- Nobody writes a movement that changes the sum without changing the quantity.
create function catalogue.check_movement() returns trigger language plpgsql as $$
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
    new.id := nextval('catalogue.stock_movements_id_seq');
  elsif new.reason <> 'COUNTED' or new.change <> 0 then
    raise exception 'a stock movement is written by the change of its quantity' using errcode = 'check_violation';
  end if;
  new.quantity_after := available;
  return new;
end $$;
create trigger check_movement before insert on catalogue.stock_movements
  for each row execute function catalogue.check_movement();
