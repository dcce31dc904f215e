-- Whether the price of a stock includes GST: that of groceries, and of whatever has an MRP, which includes all taxes. No
-- price is above the MRP.
alter table catalogue.stocks
  add column mrp_paise bigint check (mrp_paise >= cost_paise),
  add column tax_included boolean not null
    generated always as (department = 'GROCERY' or mrp_paise is not null) stored;

-- A combo has one price: either those of all its parts include GST or none. Checked at the end of a transaction, so that
-- it may change all parts of a combo; the combo is locked, so that two transactions do not each see half of it.
create function catalogue.check_combo_taxes(combo_ids int[]) returns void language plpgsql as $$
begin
  perform from catalogue.combos where id = any(combo_ids) order by id for no key update;
  if exists (
    select from catalogue.combo_lines l join catalogue.stocks s on s.id = l.stock_id
    where l.combo_id = any(combo_ids)
    group by l.combo_id having count(distinct s.tax_included) > 1
  ) then
    raise exception 'a combo may not mix prices with and without GST' using errcode = 'check_violation';
  end if;
end $$;

create function catalogue.check_combo_line_tax() returns trigger language plpgsql as $$
begin
  perform catalogue.check_combo_taxes(array[new.combo_id]);
  return null;
end $$;
create constraint trigger check_combo_line_tax after insert or update on catalogue.combo_lines
  deferrable initially deferred for each row execute function catalogue.check_combo_line_tax();

create function catalogue.check_stock_combo_taxes() returns trigger language plpgsql as $$
begin
  perform catalogue.check_combo_taxes(array(
    select combo_id from catalogue.combo_lines where stock_id = new.id));
  return null;
end $$;
create constraint trigger check_stock_combo_taxes after update of department, mrp_paise on catalogue.stocks
  deferrable initially deferred for each row when (old.tax_included <> new.tax_included)
  execute function catalogue.check_stock_combo_taxes();

-- A line that is being added waits for a change of its stock, and such a change for the line.
create function catalogue.lock_stock_of_line() returns trigger language plpgsql as $$
begin
  perform from catalogue.stocks where id = new.stock_id for share;
  return new;
end $$;
create trigger lock_stock_of_line before insert or update on catalogue.combo_lines
  for each row execute function catalogue.lock_stock_of_line();

-- How GST was charged when it was sold: included in the price, or added to it. All sales before this added it.
alter table orders.items
  add column tax_included boolean not null default false,
  add check (tax_paise = 0 or not tax_included);

-- A server of the release before may charge an estimate of this one, whose prices include GST, without saying so. Where
-- GST that is added is 0 although the rate is not, what is contained is 0 as well.
create function orders.derive_tax_included() returns trigger language plpgsql as $$
begin
  new.tax_included := true;
  return new;
end $$;
create trigger derive_tax_included before insert on orders.items
  for each row when (new.gst_percent > 0 and new.tax_paise = 0 and not new.tax_included)
  execute function orders.derive_tax_included();
