-- What staff change. SKU: the shop's own key of a product, in upper case, for imports and labels.
alter table catalogue.stocks
  add column sku text,
  add column barcode text check (barcode <> ''),
  add column aisle text check (aisle <> ''),
  -- A draft is not in the shop yet, under no address.
  add column draft boolean not null default false check (inactive or not draft),
  -- Counts the changes by staff; orders do not change it.
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint,
  alter column slug set default gen_random_uuid()::text;
update catalogue.stocks s set sku = k.sku
  from (select id, upper(trim(slug)) || case row_number() over (partition by upper(trim(slug)) order by id)
    when 1 then '' else '-' || id end as sku from catalogue.stocks) k
  where s.id = k.id;
alter table catalogue.stocks
  alter column sku set not null,
  add constraint stocks_sku_key unique (sku),
  add constraint stocks_sku_check check (sku <> '' and sku = upper(trim(sku)));
create unique index stocks_barcode_key on catalogue.stocks (barcode) where barcode is not null;

create function catalogue.set_sku() returns trigger language plpgsql as $$
begin
  new.sku := coalesce(new.sku, upper(trim(new.slug)));
  return new;
end $$;
create trigger set_sku before insert on catalogue.stocks
  for each row execute function catalogue.set_sku();

create trigger tell_drafts after update of draft on catalogue.stocks
  for each row when (old.draft is distinct from new.draft)
  execute function catalogue.tell_lists();

alter table catalogue.combos
  add column draft boolean not null default false check (inactive or not draft),
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint,
  alter column slug set default gen_random_uuid()::text;
alter table catalogue.categories
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint,
  alter column slug set default gen_random_uuid()::text;

-- Every price that an item had, since when. What one unit costs after discount is never nothing.
create table catalogue.price_history (
  id bigint generated always as identity primary key,
  item_id int not null,
  cost_paise bigint not null check (cost_paise > 0),
  discount_percent numeric(5, 2) not null,
  since timestamptz not null,
  -- Null: not by a member of staff.
  member_id bigint
);
create index on catalogue.price_history (item_id, id);
insert into catalogue.price_history (item_id, cost_paise, discount_percent, since)
  select id, cost_paise, discount_percent, now() from catalogue.stocks
  union all select id, cost_paise, discount_percent, now() from catalogue.combos;

create function catalogue.record_price() returns trigger language plpgsql as $$
begin
  if new.cost_paise - round(new.cost_paise * new.discount_percent / 100) <= 0 then
    raise exception 'item % would cost nothing', new.id using errcode = 'check_violation';
  end if;
  insert into catalogue.price_history (item_id, cost_paise, discount_percent, since, member_id)
    values (new.id, new.cost_paise, new.discount_percent, new.updated_at, new.updated_by);
  return null;
end $$;
create trigger record_first_price after insert on catalogue.stocks
  for each row execute function catalogue.record_price();
create trigger record_price after update of cost_paise, discount_percent on catalogue.stocks
  for each row when ((old.cost_paise, old.discount_percent) is distinct from (new.cost_paise, new.discount_percent))
  execute function catalogue.record_price();
create trigger record_first_price after insert on catalogue.combos
  for each row execute function catalogue.record_price();
create trigger record_price after update of cost_paise, discount_percent on catalogue.combos
  for each row when ((old.cost_paise, old.discount_percent) is distinct from (new.cost_paise, new.discount_percent))
  execute function catalogue.record_price();

create function catalogue.keep_price() returns trigger language plpgsql as $$
begin
  raise exception 'a past price stays as it is' using errcode = 'check_violation';
end $$;
create trigger keep_price before update or delete on catalogue.price_history
  for each row execute function catalogue.keep_price();

-- A combo may not mix departments, also when one of its products or it moves to another one.
create or replace function catalogue.combo_line_department() returns trigger language plpgsql as $$
begin
  if (select department from catalogue.stocks where id = new.stock_id for share)
     is distinct from (select department from catalogue.combos where id = new.combo_id for share) then
    raise exception 'a combo may not mix departments' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create function catalogue.check_combo_departments() returns trigger language plpgsql as $$
begin
  if exists (
    select from catalogue.combo_lines l
    join catalogue.stocks s on s.id = l.stock_id join catalogue.combos c on c.id = l.combo_id
    where (l.stock_id = new.id or l.combo_id = new.id) and s.department <> c.department
  ) then
    raise exception 'a combo may not mix departments' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger check_combo_departments after update of department on catalogue.stocks
  deferrable initially deferred for each row when (old.department is distinct from new.department)
  execute function catalogue.check_combo_departments();
create constraint trigger check_combo_departments after update of department on catalogue.combos
  deferrable initially deferred for each row when (old.department is distinct from new.department)
  execute function catalogue.check_combo_departments();
