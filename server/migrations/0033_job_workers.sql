-- One row for each job worker that runs: it renews `seen_at` every few seconds. When a worker has not done so
-- for a while its process is dead, frozen or cut off, and another frees the jobs that it has locked.
create table public.job_workers (
  id text primary key,
  seen_at timestamptz not null default now()
);
