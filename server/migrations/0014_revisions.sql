-- What every order reads and what seldom changes. The revision of a tag changes in the transaction that
-- changes anything under it, so that a value seen under a revision need not be read again while it stands.
create table public.revisions (
  tag text primary key,
  revision uuid not null default gen_random_uuid()
);
insert into public.revisions (tag) values ('content'), ('delivery');

create function public.revise() returns trigger language plpgsql as $$
begin
  update public.revisions set revision = gen_random_uuid() where tag = tg_argv[0];
  return null;
end $$;

create trigger revise after insert or update or delete or truncate on content.settings
  for each statement execute function public.revise('content');
create trigger revise after insert or update or delete or truncate on content.shop_facts
  for each statement execute function public.revise('content');
create trigger revise after insert or update or delete or truncate on delivery.zones
  for each statement execute function public.revise('delivery');
create trigger revise after insert or update or delete or truncate on delivery.pincodes
  for each statement execute function public.revise('delivery');
create trigger revise after insert or update or delete or truncate on delivery.slots
  for each statement execute function public.revise('delivery');
