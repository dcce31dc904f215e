-- Figures of days in India, summed by a job from documents, statuses and the ledger. All of a day is replaced at once.
create table back_office.day_figures (
  day date primary key,
  -- Once some time after the day has ended, it is not summed again.
  summed_at timestamptz not null,
  placed int not null,
  cancelled int not null,
  delivered int not null,
  on_time int not null,
  -- Invoiced orders by whether their customer had one invoiced before; erased customers are neither.
  first_orders int not null,
  repeat_orders int not null,
  -- Of the invoiced orders: units as ordered, and what was found of them.
  units_ordered numeric(14, 3) not null,
  units_found numeric(14, 3) not null,
  substituted_lines int not null,
  complaints int not null,
  -- By how much all wallets together rose.
  wallet_change_paise bigint not null,
  wallet_spent_paise bigint not null,
  wallet_refunds_paise bigint not null,
  source_refunds_paise bigint not null
);

-- What invoices of a day sum to, and credit notes of that day apart, by one dimension; each dimension has the same sums.
create table back_office.day_sales (
  day date not null references back_office.day_figures (day) on delete cascade,
  dimension text not null
    check (dimension in ('all', 'category', 'product', 'slot', 'zone', 'department', 'payment')),
  key text not null,
  -- As it was called when it was summed.
  name text not null,
  orders int not null,
  units numeric(14, 3) not null,
  sales_paise bigint not null,
  tax_paise bigint not null,
  credit_notes int not null,
  credited_paise bigint not null,
  credited_tax_paise bigint not null,
  primary key (dimension, day, key)
);
create index on back_office.day_sales (day);

-- The GST of invoices and credit notes of a day.
create table back_office.day_taxes (
  day date not null references back_office.day_figures (day) on delete cascade,
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  hsn text not null,
  percent numeric(5, 2) not null,
  -- Packs; credit notes over an amount have none.
  quantity numeric(14, 3) not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  primary key (day, kind, hsn, percent)
);

-- What happened on a day is read by its time.
create index on orders.invoices using brin (issued_at) with (pages_per_range = 16, autosummarize = on);
create index on orders.status_history using brin (at) with (pages_per_range = 16, autosummarize = on);
create index on complaints.tickets using brin (created_at) with (autosummarize = on);
