create schema pricing;

create table pricing.estimates (
  id uuid primary key,
  customer_id bigint not null references identity.customers (id) on delete cascade,
  is_same boolean not null,
  pincode text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The priced lines and, for each department, what is charged for it.
  quote jsonb not null
);
create index on pricing.estimates (expires_at);
