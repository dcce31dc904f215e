-- What the shop says on every page for a time: 'Heavy rain: slots from 10'. `is_shown` follows the clock within a minute;
-- its change publishes that cached pages are out of date.
create table content.notices (
  id int generated always as identity primary key,
  text text not null check (text ~ '\S'),
  translations jsonb not null default '{}',
  shown_from timestamptz not null,
  shown_until timestamptz check (shown_until > shown_from),
  is_shown boolean not null default false
);
create trigger tell_notices after insert or update or delete on content.notices
  for each row execute function content.tell_content();
