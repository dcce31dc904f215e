-- Files for imports arrive in parts, so that an upload goes on after a lost connection, at any server.
create table catalogue.uploads (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null,
  file_name text not null,
  -- What the browser knows the file by: the same file goes on where it was left.
  fingerprint text not null,
  size int not null check (size > 0),
  received int not null default 0 check (received between 0 and size),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on catalogue.uploads (member_id, fingerprint);
create index on catalogue.uploads (updated_at);

create table catalogue.upload_parts (
  upload_id uuid not null references catalogue.uploads (id) on delete cascade,
  part int not null check (part >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
  primary key (upload_id, part)
);
-- Workbooks and zips are packed already, and ranges of what is not packed are read by themselves.
alter table catalogue.upload_parts alter column bytes set storage external;

-- A zip of pictures is read by the job that checks it.
alter table catalogue.imports drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('stocks', 'prices', 'quantities', 'pictures')),
  add column upload_id uuid references catalogue.uploads (id) on delete set null;
create index on catalogue.imports (upload_id) where upload_id is not null;
