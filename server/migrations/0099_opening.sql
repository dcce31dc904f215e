-- Since when the shop is open to shoppers, and who opened it; no row: it is not open yet.
create table content.opening (
  only_row boolean primary key default true check (only_row),
  opened_at timestamptz not null,
  -- Null: by an earlier release, the demo shop or the command line.
  opened_by bigint
);

-- Shops of earlier releases are open.
insert into content.opening (opened_at)
select now()
where exists (select from orders.orders) or exists (select from catalogue.stocks);

create function content.keep_open() returns trigger language plpgsql as $$
begin
  raise exception 'an open shop stays open' using errcode = 'check_violation';
end $$;
create trigger keep_open before update or delete on content.opening
  for each row execute function content.keep_open();

-- Tests of the providers' keys by staff; no outcome: it runs.
create table back_office.provider_tests (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('payments', 'sms', 'email')),
  -- What was tested: provider and mode.
  provider text not null,
  outcome text check (outcome in ('OK', 'REFUSED', 'UNREACHABLE')),
  member_id bigint not null,
  tested_at timestamptz not null
);
create index provider_tests_by_channel on back_office.provider_tests (channel, id desc);
