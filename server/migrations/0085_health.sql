-- When a job of each kind succeeded last.
create table public.job_runs (
  name text primary key,
  succeeded_at timestamptz not null
);

-- The servers that run: each renews its row every minute and deletes it when it stops.
create table public.servers (
  id uuid primary key,
  host text not null,
  version text not null,
  node_version text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- How far its clock is ahead of the database's.
  clock_offset_seconds double precision not null
);

-- Backups that were completed.
create table back_office.backups (
  id bigint generated always as identity primary key,
  taken_at timestamptz not null,
  bytes bigint not null check (bytes > 0),
  rows bigint not null check (rows >= 0)
);

create index webhooks_to_process on payments.webhook_inbox (received_at) where worked_at is null;
