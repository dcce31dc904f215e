-- When a session was confirmed by a code to the account's number; null is never.
alter table identity.sessions add column stepped_up_at timestamptz;

-- The browsers that signed in to an account, by the keyed hash of their cookie.
create table identity.devices (
  customer_id bigint not null references identity.customers (id) on delete cascade,
  device_hash text not null,
  first_sign_in_at timestamptz not null,
  last_sign_in_at timestamptz not null,
  primary key (customer_id, device_hash)
);
create trigger refuse_deleted before insert on identity.devices
  for each row execute function identity.refuse_deleted();

-- A new number for an account whose number is lost: it waits, and can be undone by a link. Settled rows are deleted.
create table identity.number_changes (
  customer_id bigint primary key references identity.customers (id) on delete cascade,
  mobile_no text not null check (mobile_no ~ '^\+91[6-9][0-9]{9}$'),
  undo_hash bytea not null unique,
  requested_at timestamptz not null,
  effective_at timestamptz not null check (effective_at > requested_at)
);
create index on identity.number_changes (effective_at);
create trigger refuse_deleted before insert on identity.number_changes
  for each row execute function identity.refuse_deleted();
