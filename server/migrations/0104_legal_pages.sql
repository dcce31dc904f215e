-- Versions of terms and privacy notice, published by staff, and the draft of the next one. A page that was never changed
-- has no rows: its first version is the text that the shop came with, which is stored with the second.
create table content.legal_versions (
  page text not null check (page in ('terms', 'privacy')),
  version int not null check (version >= 1),
  effective_on date not null,
  text text not null check (text ~ '\S'),
  note text not null,
  translations jsonb not null default '{}',
  -- Null: the text that the shop came with.
  published_at timestamptz check (published_at is not null or version = 1),
  published_by bigint,
  -- Follows the calendar within a minute; its change publishes that cached pages are out of date.
  has_begun boolean not null default false,
  primary key (page, version),
  -- Nobody is bound by a text before it was published.
  check (effective_on >= (published_at at time zone 'Asia/Kolkata')::date),
  check (note ~ '\S' or version = 1)
);

create table content.legal_drafts (
  page text primary key check (page in ('terms', 'privacy')),
  text text not null check (text ~ '\S'),
  translations jsonb not null default '{}',
  -- Counts the changes by staff; a page without a row is at 1.
  version int not null check (version >= 2),
  updated_at timestamptz not null,
  updated_by bigint
);

-- What customers were shown and consented to stays as it was: versions are added one after the other, and only that they
-- have begun changes.
create function content.check_legal_versions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.version <> 1 + (select count(*) from content.legal_versions where page = new.page) then
      raise exception 'the versions of a legal page have no gaps' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    old.has_begun := new.has_begun;
    if new is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'published versions of legal pages do not change' using errcode = 'check_violation';
end $$;
create trigger check_legal_versions before insert or update or delete on content.legal_versions
  for each row execute function content.check_legal_versions();
create trigger keep_legal_versions before truncate on content.legal_versions
  for each statement execute function content.check_legal_versions();

create trigger tell_legal_versions after insert or update on content.legal_versions
  for each statement execute function content.tell_content();
