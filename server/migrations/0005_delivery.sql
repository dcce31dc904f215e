create schema delivery;

create table delivery.zones (
  id int generated always as identity primary key,
  name text not null unique,
  fee_paise bigint not null check (fee_paise >= 0),
  free_above_paise bigint check (free_above_paise >= 0)
);

create table delivery.pincodes (
  pincode text primary key check (pincode ~ '^[1-9][0-9]{5}$'),
  zone_id int not null references delivery.zones (id),
  place text not null,
  latitude double precision not null,
  longitude double precision not null
);

create table delivery.slots (
  id int generated always as identity primary key,
  department text not null check (department in ('KITCHEN', 'GROCERY')),
  name text not null,
  starts_at_minute int not null check (starts_at_minute between 0 and 1439),
  capacity int not null check (capacity >= 0),
  closes_minutes_before int not null default 0 check (closes_minutes_before >= 0),
  inactive boolean not null default false,
  unique (department, name)
);

create table delivery.slot_days (
  slot_id int not null references delivery.slots (id),
  date date not null,
  taken int not null check (taken >= 0),
  capacity int not null,
  primary key (slot_id, date),
  check (taken <= capacity)
);
