create schema content;

create table content.banners (
  id int generated always as identity primary key,
  image_url text not null,
  view_sequence int,
  inactive boolean not null default false,
  title text not null default '',
  subtitle text not null default '',
  action text not null default '',
  link text not null default '/',
  tone text not null default ''
);

create table content.settings (
  key text primary key,
  value text not null
);

-- Who the shop is: one row.
create table content.shop_facts (
  only_row boolean primary key default true check (only_row),
  facts jsonb not null
);

create function content.tell_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'content');
  return null;
end $$;
create trigger tell_banners after insert or update or delete on content.banners
  for each statement execute function content.tell_content();
create trigger tell_settings after insert or update or delete on content.settings
  for each statement execute function content.tell_content();
create trigger tell_shop_facts after insert or update or delete on content.shop_facts
  for each statement execute function content.tell_content();
