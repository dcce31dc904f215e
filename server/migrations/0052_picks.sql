-- What was found of a line when its order was picked. Amounts are those of what is delivered, computed from the agreed
-- line; a line without a pick is delivered as ordered.
create table orders.picks (
  order_id bigint not null,
  line_no int not null,
  -- Units of the ordered product; `grams` when they were weighed lighter than their packs.
  found int not null check (found >= 0),
  grams int check (grams is null or (grams > 0 and found > 0)),
  -- Why units are missing. NOT_WANTED: the customer does without them, and they go back into stock.
  reason text check (reason in ('NOT_THERE', 'DAMAGED', 'NOT_WANTED')),
  -- What is delivered: the ordered product, a substitute, both or neither, with name, price and tax as sold.
  parts jsonb not null check (jsonb_typeof(parts) = 'array'),
  item_total_paise bigint not null,
  discount_paise bigint not null check (discount_paise between 0 and item_total_paise),
  tax_paise bigint not null check (tax_paise >= 0),
  member_id bigint,
  picked_at timestamptz not null,
  primary key (order_id, line_no),
  foreign key (order_id, line_no) references orders.items (order_id, line_no) on delete cascade
);

-- Set when the order's amounts became those of its picks.
alter table orders.orders add column picks_billed_at timestamptz;

-- Picks are recorded while the order is picked, and none costs more than the line that was agreed.
create function orders.check_pick() returns trigger language plpgsql as $$
declare
  line orders.items;
  state text;
begin
  select status into state from orders.orders where id = new.order_id for no key update;
  if state is distinct from 'PICKING' then
    raise exception 'order % is not being picked', new.order_id using errcode = 'check_violation';
  end if;
  select * into line from orders.items where order_id = new.order_id and line_no = new.line_no;
  if new.found > line.quantity or (new.reason is null) <> (new.found = line.quantity)
    or new.item_total_paise - new.discount_paise + new.tax_paise
      > line.final_paise - line.plan_discount_paise + line.tax_paise then
    raise exception 'line % of order % would exceed what was agreed', new.line_no, new.order_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_pick before insert or update on orders.picks
  for each row execute function orders.check_pick();

-- Why, by how much and from where the bill of an order was lowered; one row for each cause.
create table orders.reductions (
  order_id bigint not null references orders.orders (id),
  cause text not null check (cause in ('SHORTAGE')),
  amount_paise bigint not null check (amount_paise > 0),
  -- No longer to be paid.
  due_paise bigint not null check (due_paise >= 0),
  -- Back to the wallet, of what the wallet paid.
  wallet_paise bigint not null check (wallet_paise >= 0),
  -- Back to where an online payment came from.
  source_paise bigint not null check (source_paise >= 0),
  -- Of an online payment, but below the least that a provider refunds: to the wallet.
  small_paise bigint not null check (small_paise between 0 and 99),
  reduced_at timestamptz not null,
  primary key (order_id, cause),
  check (amount_paise = due_paise + wallet_paise + source_paise + small_paise)
);
create trigger keep_record before update or delete on orders.reductions
  for each row execute function orders.keep_record();
create trigger keep_record_whole before truncate on orders.reductions
  for each statement execute function orders.keep_record();

-- The amount of an order rises by the delivery charges of one that comes alone only, and falls by a reduction only.
create function orders.check_amounts() returns trigger language plpgsql as $$
declare
  reduced bigint;
  billed record;
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
    from orders.items i left join orders.picks p using (order_id, line_no) where i.order_id = new.id;
  if (new.item_total_paise, new.discount_paise, new.tax_paise)
      is distinct from (billed.item_total, billed.discount, billed.tax) then
    raise exception 'order % is not the sum of what was picked', new.uid using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger check_amounts after update of final_paise on orders.orders
  deferrable initially deferred for each row when (old.final_paise is distinct from new.final_paise)
  execute function orders.check_amounts();

-- A refund for what was missing, beside that of a cancellation.
alter table payments.refunds drop constraint refunds_reason_check,
  add constraint refunds_reason_check check (reason in ('UNUSED', 'CANCELLED', 'SHORTAGE'));

-- Changes of a stock's count that no order made: what was found to be missing or spoilt.
create table catalogue.stock_movements (
  id bigint generated always as identity primary key,
  stock_id int not null,
  change int not null check (change <> 0),
  reason text not null check (reason in ('NOT_THERE', 'DAMAGED')),
  order_uid uuid,
  member_id bigint,
  at timestamptz not null
);
create index on catalogue.stock_movements (stock_id, id);
create function catalogue.keep_movement() returns trigger language plpgsql as $$
begin
  raise exception 'a stock movement stays as it is' using errcode = 'check_violation';
end $$;
create trigger keep_movement before update or delete on catalogue.stock_movements
  for each row execute function catalogue.keep_movement();
create trigger keep_movements before truncate on catalogue.stock_movements
  for each statement execute function catalogue.keep_movement();
