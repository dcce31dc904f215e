create extension if not exists pg_trgm;

create schema identity;

create table identity.customers (
  id bigint generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(),
  mobile_no text unique check (mobile_no ~ '^\+91[6-9][0-9]{9}$'),
  full_name text check (length(full_name) <= 120),
  email text check (length(email) <= 254),
  created_at timestamptz not null default now()
);

-- The newest row of a number is its only live code; older ones stay a day for the limits.
create table identity.otp_codes (
  id bigint generated always as identity primary key,
  mobile_no text not null,
  sent_from text not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries int not null default 0 check (wrong_tries between 0 and 5),
  used_at timestamptz
);
create index on identity.otp_codes (mobile_no, id desc);
create index on identity.otp_codes (sent_from, created_at);

-- Failures in a row per number; a success deletes the row.
create table identity.otp_failures (
  mobile_no text primary key,
  failures int not null,
  first_at timestamptz not null,
  locked_until timestamptz
);

create table identity.sessions (
  id uuid primary key default gen_random_uuid(),
  customer_id bigint not null references identity.customers (id) on delete cascade,
  cookie_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on identity.sessions (customer_id);

create table identity.refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references identity.sessions (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index on identity.refresh_tokens (session_id);

create table identity.addresses (
  id bigint generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(),
  customer_id bigint not null references identity.customers (id) on delete cascade,
  room_no text not null default '',
  locality text not null default '',
  area text not null default '',
  pincode text not null default '',
  type text not null default '' check (type in ('', 'Home', 'Office', 'Other')),
  full_address text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index on identity.addresses (customer_id, id);
