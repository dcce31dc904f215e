-- Invoiced orders of each customer by month in India, of all invoices issued before a time: cohorts are read from them and
-- from the invoices since, not from all that there ever were.
create table orders.customer_months (
  customer_id bigint not null references identity.customers (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  orders int not null check (orders > 0),
  primary key (customer_id, month)
);
create table orders.customer_months_until (
  only_row boolean primary key default true check (only_row),
  -- The begin of a day in India: every invoice before it is in the sums, none since.
  until timestamptz not null
);

-- Reports that members had sent to themselves at once, of the last hour: so many are sent and no more.
create table back_office.requested_reports (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  report text not null,
  frequency text not null,
  requested_at timestamptz not null
);
create index on back_office.requested_reports (member_id, requested_at);
