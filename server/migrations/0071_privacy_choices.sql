-- When a customer allowed marketing messages and took it back. None is allowed without a row that is not withdrawn.
create table identity.marketing_consents (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customers (id) on delete cascade,
  given_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= given_at)
);
create unique index one_marketing_consent on identity.marketing_consents (customer_id)
  where withdrawn_at is null;
create index on identity.marketing_consents (customer_id);

-- Who may use a customer's rights over their data when they no longer can.
create table identity.nominees (
  customer_id bigint primary key references identity.customers (id) on delete cascade,
  full_name text not null check (full_name <> ''),
  contact text not null check (contact <> ''),
  named_at timestamptz not null
);
