-- The sales of months whose days are all settled, so that a year of products is read from 12 rows of each and not from 366.
create table back_office.month_figures (
  month date primary key check (extract(day from month) = 1),
  summed_at timestamptz not null
);
create table back_office.month_sales (
  month date not null references back_office.month_figures (month) on delete cascade,
  dimension text not null,
  key text not null,
  -- That of its last day.
  name text not null,
  orders int not null,
  units numeric(14, 3) not null,
  sales_paise bigint not null,
  tax_paise bigint not null,
  credit_notes int not null,
  credited_paise bigint not null,
  credited_tax_paise bigint not null,
  primary key (dimension, month, key)
);
create index on back_office.month_sales (month);

-- A month of which a day is summed again is read by its days until it is summed again itself.
create function back_office.open_month() returns trigger language plpgsql as $$
begin
  delete from back_office.month_figures where month = date_trunc('month', coalesce(new.day, old.day))::date;
  return null;
end $$;
create trigger open_month after insert or update or delete on back_office.day_figures
  for each row execute function back_office.open_month();
