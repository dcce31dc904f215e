-- Past imports are listed by file, and what a dry run has checked is saved once, without its file.
alter table catalogue.imports add column file_name text;
alter table catalogue.imports add column dry_run_id uuid unique references catalogue.imports (id) on delete set null;
-- Counters are read from the rows.
create index on catalogue.import_rows (import_id, outcome);
