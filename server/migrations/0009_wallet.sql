create schema wallet;

-- What the shop owes a customer. The balance is what the ledger lines of the account sum to.
create table wallet.accounts (
  id bigint generated always as identity primary key,
  customer_id bigint unique references identity.customers (id),
  -- The shop's own side of each entry: 'bank', 'sales', 'promotions'.
  purpose text unique,
  check ((customer_id is null) <> (purpose is null))
);
insert into wallet.accounts (purpose) values ('bank'), ('sales'), ('promotions');

create table wallet.entries (
  id bigint generated always as identity primary key,
  source text not null,
  source_id text not null,
  description text not null,
  created_at timestamptz not null,
  unique (source, source_id)
);

create table wallet.lines (
  entry_id bigint not null references wallet.entries (id),
  account_id bigint not null references wallet.accounts (id),
  amount_paise bigint not null check (amount_paise <> 0),
  primary key (entry_id, account_id)
);
create index on wallet.lines (account_id, entry_id);

create function wallet.check_entry() returns trigger language plpgsql as $$
begin
  if (select sum(amount_paise) from wallet.lines where entry_id = new.entry_id) <> 0 then
    raise exception 'wallet entry % does not sum to zero', new.entry_id using errcode = 'check_violation';
  end if;
  if exists (
    select from wallet.accounts a where a.id = new.account_id and a.customer_id is not null
      and (select coalesce(sum(amount_paise), 0) from wallet.lines where account_id = a.id) < 0
  ) then
    raise exception 'wallet account % would be overdrawn', new.account_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger check_entry after insert or update on wallet.lines
  deferrable initially deferred for each row execute function wallet.check_entry();

create table wallet.plans (
  id int generated always as identity primary key,
  plan_name text not null unique,
  min_amount_paise bigint not null check (min_amount_paise > 0),
  discount_percent numeric(5, 2) not null default 0 check (discount_percent >= 0 and discount_percent < 100),
  cashback_paise bigint not null default 0 check (cashback_paise >= 0),
  free_shipping boolean not null default false,
  priority_delivery boolean not null default false,
  additional_perks text not null default '',
  -- 0 is lifetime.
  validity_days int not null check (validity_days >= 0),
  inactive boolean not null default false,
  sequence int not null default 0
);

create function wallet.tell_plans() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'plans');
  return null;
end $$;
create trigger tell_plans after insert or update or delete on wallet.plans
  for each statement execute function wallet.tell_plans();
