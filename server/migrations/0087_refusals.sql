-- What customers refused at the door, of what was to be delivered for a line: of the ordered product or of its
-- substitute. Written with the delivery, and final. Amounts in paise are those by which the bill falls.
create table orders.refusals (
  order_id bigint not null,
  line_no int not null,
  kind text not null check (kind in ('ORDERED', 'SUBSTITUTE')),
  quantity int not null check (quantity > 0),
  reason text not null check (reason in ('NOT_FRESH', 'DAMAGED', 'WRONG_ITEM', 'NOT_WANTED')),
  item_total_paise bigint not null,
  discount_paise bigint not null check (discount_paise between 0 and item_total_paise),
  tax_paise bigint not null check (tax_paise >= 0),
  -- The stock that the refused units use.
  taken jsonb not null check (jsonb_typeof(taken) = 'array'),
  member_id bigint,
  refused_at timestamptz not null,
  -- Null until somebody has checked it in the shop.
  disposition text check (disposition in ('RESTOCK', 'WASTE')),
  checked_by bigint,
  checked_at timestamptz,
  check ((disposition is null) = (checked_at is null)),
  primary key (order_id, line_no, kind),
  foreign key (order_id, line_no) references orders.items (order_id, line_no)
);
create index on orders.refusals (order_id) where disposition is null;

-- Set when the bill was lowered by what was refused.
alter table orders.orders add column refused_at timestamptz;

-- The coupon is what was taken off when it was ordered: the discount of a lowered bill may be less.
do $$
declare
  name text;
begin
  select conname into strict name from pg_constraint
    where conrelid = 'orders.orders'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%coupon_paise <= discount_paise%';
  execute format('alter table orders.orders drop constraint %I', name);
end $$;
alter table orders.orders add constraint coupon_within_discount
  check (coupon_paise between 0 and discount_paise or picks_billed_at is not null or refused_at is not null);

-- Only what is delivered is refused, while the order is with its rider, and for no more than it costs.
create function orders.check_refusal() returns trigger language plpgsql as $$
declare
  door orders.orders;
  line orders.items;
  part jsonb;
  units int;
  costs bigint;
begin
  select * into door from orders.orders where id = new.order_id for no key update;
  if door.status <> 'OUT_FOR_DELIVERY' or door.refused_at is not null then
    raise exception 'nothing of order % is refused now', door.uid using errcode = 'check_violation';
  end if;
  select * into line from orders.items where order_id = new.order_id and line_no = new.line_no;
  if door.picks_billed_at is not null and exists (
    select from orders.picks where order_id = new.order_id and line_no = new.line_no
  ) then
    select p into part from orders.picks k cross join jsonb_array_elements(k.parts) as p
      where k.order_id = new.order_id and k.line_no = new.line_no and p ->> 'kind' = new.kind;
    units := ceil((part ->> 'packs')::numeric);
    costs := (part ->> 'taxable')::bigint + (part ->> 'tax')::bigint;
  elsif new.kind = 'ORDERED' then
    units := line.quantity;
    costs := line.final_paise - line.plan_discount_paise + line.tax_paise;
  end if;
  if units is null or new.quantity > units
    or new.item_total_paise - new.discount_paise + new.tax_paise > costs then
    raise exception 'more of line % of order % would be refused than is delivered', new.line_no, door.uid
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_refusal before insert on orders.refusals
  for each row execute function orders.check_refusal();

-- What became of it is said once; all else stays.
create function orders.keep_refusal() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.disposition is null and new.disposition is not null
    and (to_jsonb(old) - array['disposition', 'checked_by', 'checked_at'])
      = (to_jsonb(new) - array['disposition', 'checked_by', 'checked_at']) then
    return new;
  end if;
  raise exception 'a refusal stays as it is' using errcode = 'check_violation';
end $$;
create trigger keep_refusal before update or delete on orders.refusals
  for each row execute function orders.keep_refusal();
create trigger keep_record_whole before truncate on orders.refusals
  for each statement execute function orders.keep_record();

-- A delivery of which something was refused is not undone: its credit note is issued and its money on its way back.
create function orders.check_refused_stays() returns trigger language plpgsql as $$
begin
  raise exception 'something of order % was refused, so it stays delivered', new.uid using errcode = 'check_violation';
end $$;
create trigger check_refused_stays after update of status on orders.orders
  for each row when (old.refused_at is not null and old.status = 'DELIVERED' and new.status <> 'DELIVERED')
  execute function orders.check_refused_stays();

alter table orders.reductions drop constraint reductions_cause_check,
  add constraint reductions_cause_check check (cause in ('SHORTAGE', 'REFUSED'));
alter table payments.refunds drop constraint refunds_reason_check,
  add constraint refunds_reason_check check (reason in ('UNUSED', 'CANCELLED', 'SHORTAGE', 'STAFF', 'REFUSED'));

create or replace function orders.check_amounts() returns trigger language plpgsql as $$
declare
  reduced bigint;
  billed record;
  refused record;
begin
  if new.final_paise > old.final_paise then
    if new.final_paise - old.final_paise <> new.late_delivery_paise - old.late_delivery_paise then
      raise exception 'order % would cost more than agreed', new.uid using errcode = 'check_violation';
    end if;
    return null;
  end if;
  select coalesce(sum(amount_paise), 0) into reduced from orders.reductions where order_id = new.id;
  if reduced < old.final_paise - new.final_paise then
    raise exception 'order % was lowered by more than its reductions', new.uid using errcode = 'check_violation';
  end if;
  select sum(coalesce(p.item_total_paise, i.cost_paise * i.quantity)) as item_total,
      sum(coalesce(p.discount_paise, (i.cost_paise - i.unit_paise) * i.quantity + i.plan_discount_paise)) as discount,
      sum(coalesce(p.tax_paise, i.tax_paise)) as tax
    into billed
    from orders.items i left join orders.picks p on p.order_id = i.order_id and p.line_no = i.line_no
      and new.picks_billed_at is not null
    where i.order_id = new.id;
  select coalesce(sum(item_total_paise), 0) as item_total, coalesce(sum(discount_paise), 0) as discount,
      coalesce(sum(tax_paise), 0) as tax
    into refused from orders.refusals where order_id = new.id;
  if (new.item_total_paise, new.discount_paise, new.tax_paise) is distinct from
      (billed.item_total - refused.item_total, billed.discount - refused.discount, billed.tax - refused.tax) then
    raise exception 'order % is not the sum of what is delivered', new.uid using errcode = 'check_violation';
  end if;
  return null;
end $$;
