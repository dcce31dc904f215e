-- Banners that staff change: from and until when each is shown, and its version. `is_shown` follows the clock within a
-- minute; its change publishes that cached pages are out of date.
alter table content.banners
  add column shown_from timestamptz,
  add column shown_until timestamptz,
  add column is_shown boolean not null default true,
  -- Counts the changes by staff.
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint,
  add check (shown_until > shown_from);
