-- The last number given in each series of a financial year (April to March, as '2627').
create table orders.invoice_series (
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  last_number int not null check (last_number > 0),
  primary key (kind, financial_year)
);

-- Papers of an order: the invoice it leaves with, and the credit note when it is cancelled after that.
create table orders.invoices (
  order_id bigint not null references orders.orders (id),
  kind text not null,
  financial_year text not null,
  number int not null,
  -- At most 16 of A-Z, 0-9, - and / (CGST Rules, 46 (b)).
  serial text not null unique check (serial ~ '^[A-Z0-9/-]{1,16}$'),
  issued_at timestamptz not null,
  -- Who sold, as the shop's facts were then.
  seller jsonb not null,
  primary key (order_id, kind),
  unique (kind, financial_year, number),
  foreign key (kind, financial_year) references orders.invoice_series
);

-- The database gives the numbers, one after the other: whoever is next waits for the one before to be
-- written or taken back, so that a series has no gap. Nobody chooses a number. An insert must not say
-- `on conflict do nothing`: the number would be taken all the same.
create function orders.number_invoice() returns trigger language plpgsql as $$
declare
  day date := (new.issued_at at time zone 'Asia/Kolkata')::date;
  begins int := extract(year from day - interval '3 months');
begin
  new.financial_year := to_char(begins % 100, 'FM00') || to_char((begins + 1) % 100, 'FM00');
  insert into orders.invoice_series as s (kind, financial_year, last_number)
    values (new.kind, new.financial_year, 1)
    on conflict (kind, financial_year) do update set last_number = s.last_number + 1
    returning last_number into new.number;
  new.serial := case new.kind when 'INVOICE' then 'INV' else 'CRN' end
    || '/' || new.financial_year || '/' || to_char(new.number, 'FM0000000');
  return new;
end $$;
create trigger number_invoice before insert on orders.invoices
  for each row execute function orders.number_invoice();
create trigger keep_record before update or delete on orders.invoices
  for each row execute function orders.keep_record();
create trigger keep_record_whole before truncate on orders.invoices
  for each statement execute function orders.keep_record();
-- A series only goes on, one by one.
create function orders.keep_series() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.last_number = 1 then
    return new;
  elsif tg_op = 'UPDATE' and (new.kind, new.financial_year, new.last_number)
      = (old.kind, old.financial_year, old.last_number + 1) then
    return new;
  end if;
  raise exception 'a series of invoices goes on by one at a time' using errcode = 'check_violation';
end $$;
create trigger keep_series before insert or update or delete on orders.invoice_series
  for each row execute function orders.keep_series();
