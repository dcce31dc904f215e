-- A one-time link is valid only while who made it may make links; null: by the command line, or before this column.
alter table staff.links add column created_by bigint references staff.members (id);
