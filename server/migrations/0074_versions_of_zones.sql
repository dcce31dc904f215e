-- Two people who change the same zone: the second is shown what the first saved.
alter table delivery.zones
  -- Counts the changes by staff.
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint;
