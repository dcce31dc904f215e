-- Sheets of products, prices or quantities that staff uploaded; each row is applied once, in a transaction of its own.
create table catalogue.imports (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('stocks', 'prices', 'quantities')),
  dry_run boolean not null,
  -- The columns in the order of the file, for the file of failed rows.
  columns text[] not null,
  -- Who uploaded it, as the audit log names them.
  actor jsonb not null,
  cancelled_at timestamptz,
  created_at timestamptz not null
);
create index on catalogue.imports (created_at);

create table catalogue.import_rows (
  import_id uuid not null references catalogue.imports (id) on delete cascade,
  row_no int not null check (row_no > 0),
  sku text not null,
  fields jsonb not null,
  outcome text check (outcome in ('uploaded', 'failed', 'duplicate')),
  -- Why it failed: a text with its values, translated for each reader.
  reason jsonb,
  primary key (import_id, row_no),
  check ((outcome is not distinct from 'failed') = (reason is not null))
);
create index on catalogue.import_rows (import_id, sku);
create index on catalogue.import_rows (import_id, row_no) where outcome is null;

-- What became of a row stays so.
create function catalogue.keep_outcome() returns trigger language plpgsql as $$
begin
  raise exception 'row % of an import is settled', old.row_no using errcode = 'check_violation';
end $$;
create trigger keep_outcome before update on catalogue.import_rows
  for each row when (old.outcome is not null) execute function catalogue.keep_outcome();
