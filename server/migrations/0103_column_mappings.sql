-- What the headings of the shop's own sheets stand for, as staff said once. No column: the heading is not imported.
create table catalogue.column_mappings (
  kind text not null check (kind in ('stocks', 'prices', 'quantities')),
  heading text not null check (heading <> ''),
  column_name text,
  updated_at timestamptz not null,
  updated_by bigint,
  primary key (kind, heading)
);
