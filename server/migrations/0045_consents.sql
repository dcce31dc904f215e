-- Which version of the privacy notice a customer signed in under, and when for the first and the last time. The rows
-- outlive the account: they name nobody, and prove that there was consent.
create table identity.consents (
  customer_id bigint not null references identity.customers (id) on delete cascade,
  notice_version text not null,
  first_given_at timestamptz not null,
  last_given_at timestamptz not null check (last_given_at >= first_given_at),
  primary key (customer_id, notice_version)
);
