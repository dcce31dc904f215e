-- Customers by the month in India of their first invoiced order, and how many of them had an invoice in each later month.
create table back_office.cohorts (
  month date primary key check (extract(day from month) = 1),
  customers int not null check (customers > 0),
  -- With a second invoiced order, in the same month or later.
  returned int not null check (returned between 0 and customers),
  summed_at timestamptz not null
);
create table back_office.cohort_months (
  month date not null references back_office.cohorts (month) on delete cascade,
  months_since int not null check (months_since > 0),
  customers int not null check (customers > 0),
  primary key (month, months_since)
);

-- What all wallets hold at the end of a day in India, by how many days ago it was credited; the oldest credit is spent
-- first.
create table back_office.wallet_ages (
  day date not null,
  bucket text not null check (bucket in ('0-30', '31-90', '91-180', '181-365', '366+')),
  wallets int not null check (wallets >= 0),
  amount_paise bigint not null check (amount_paise >= 0),
  summed_at timestamptz not null,
  primary key (day, bucket)
);
