-- A transition may undo the one before it, a mis-click: PACKED, ATTEMPTED and DELIVERED, once.
alter table orders.status_history
  add column undoes bigint references orders.status_history (id) on delete cascade;
create unique index undone_once on orders.status_history (undoes) where undoes is not null;

-- Only the newest transition is undone, to the status before it: within 5 minutes by who made it, otherwise with a reason.
create function orders.check_undo() returns trigger language plpgsql as $$
declare
  undone orders.status_history;
  came_from text;
begin
  select * into undone from orders.status_history
    where order_id = new.order_id order by id desc limit 1;
  select status into came_from from orders.status_history
    where order_id = new.order_id and id < undone.id order by id desc limit 1;
  if undone.id is distinct from new.undoes or undone.undoes is not null
    or came_from is distinct from new.status
    or (undone.status, new.status) not in (('PACKED', 'CONFIRMED'), ('PACKED', 'PICKING'),
      ('ATTEMPTED', 'OUT_FOR_DELIVERY'), ('DELIVERED', 'OUT_FOR_DELIVERY')) then
    raise exception 'transition % of order % cannot be undone', new.undoes, new.order_id
      using errcode = 'check_violation';
  end if;
  if new.reason is null
    and (undone.member_id is distinct from new.member_id or new.at > undone.at + interval '5 minutes') then
    raise exception 'transition % of order % is undone with a reason only', new.undoes, new.order_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_undo before insert on orders.status_history
  for each row when (new.undoes is not null) execute function orders.check_undo();

-- A delivery that is undone is on its way again; all other ends stay.
create or replace function orders.keep_end() returns trigger language plpgsql as $$
begin
  if old.status = 'DELIVERED' and new.status = 'OUT_FOR_DELIVERY' and exists (
    select from (select undoes from orders.status_history where order_id = old.id order by id desc limit 1) newest
    where newest.undoes is not null
  ) then
    return new;
  end if;
  raise exception 'order % is % and stays so', old.uid, old.status using errcode = 'check_violation';
end $$;

-- Cash that was recorded for a delivery that had not happened. The record stays here; the collection goes.
create table orders.reversed_collections (
  undo_id bigint primary key references orders.status_history (id) on delete cascade,
  order_id bigint not null references orders.orders (id),
  amount_paise bigint not null check (amount_paise > 0),
  collected_at timestamptz not null,
  member_id bigint,
  reversed_at timestamptz not null
);
create trigger keep_record before update or delete on orders.reversed_collections
  for each row execute function orders.keep_record();
create trigger keep_record_whole before truncate on orders.reversed_collections
  for each statement execute function orders.keep_record();

create function orders.keep_collection() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (
    select from orders.reversed_collections r
    join orders.status_history u on u.id = r.undo_id and u.order_id = r.order_id
    where (r.order_id, r.amount_paise, r.collected_at) = (old.order_id, old.amount_paise, old.collected_at)
  ) then
    return old;
  end if;
  raise exception 'orders.cash_collections is a record and stays as it is' using errcode = 'check_violation';
end $$;
drop trigger keep_record on orders.cash_collections;
create trigger keep_record before update or delete on orders.cash_collections
  for each row execute function orders.keep_collection();
-- What a close counted is not reversed, also when both happen at once.
alter table orders.closed_collections
  add foreign key (order_id) references orders.cash_collections (order_id);
