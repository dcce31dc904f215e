-- A deleted account keeps its row, blank: its orders and ledger entries, which tax law has kept, belong to it.
alter table identity.customers add column deleted_at timestamptz,
  add constraint deleted_is_blank check
    (deleted_at is null or (mobile_no is null and full_name is null and email is null));

-- Numbers and addresses that an account had before: what was written to them is its own too, and goes with it.
create table identity.former_contacts (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customers (id) on delete cascade,
  contact text not null,
  until timestamptz not null
);
create index on identity.former_contacts (customer_id);

-- An address written while the account is being deleted would outlive it.
create function identity.refuse_deleted() returns trigger language plpgsql as $$
begin
  perform from identity.customers where id = new.customer_id and deleted_at is null for share;
  if not found then
    raise exception 'customer % is deleted', new.customer_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refuse_deleted before insert on identity.addresses
  for each row execute function identity.refuse_deleted();

-- What a customer gives up with their account leaves their wallet for an account of the shop.
alter table wallet.entries drop constraint entries_kind_check,
  add constraint entries_kind_check check (kind in ('recharge', 'cashback', 'order', 'refund', 'given_up'));
alter table wallet.accounts drop constraint accounts_purpose_check,
  add constraint accounts_purpose_check check (purpose in ('clearing', 'orders', 'cashback', 'given_up'));
insert into wallet.accounts (purpose) values ('given_up');

create or replace function wallet.check_entry() returns trigger language plpgsql as $$
declare
  checked bigint;
  entry_kind text;
  lines int;
  wallets int;
  total bigint;
  moved bigint;
begin
  if tg_table_name = 'entries' then checked := new.id; else checked := new.entry_id; end if;
  select e.kind, count(l.amount_paise), count(a.customer_id), sum(l.amount_paise),
      sum(l.amount_paise) filter (where a.customer_id is not null)
    into entry_kind, lines, wallets, total, moved
    from wallet.entries e
    left join wallet.lines l on l.entry_id = e.id
    left join wallet.accounts a on a.id = l.account_id
    where e.id = checked group by e.id;
  if lines < 2 or total <> 0 then
    raise exception 'wallet entry % does not sum to zero', checked using errcode = 'check_violation';
  end if;
  if wallets <> 1 then
    raise exception 'wallet entry % moves % wallets', checked, wallets using errcode = 'check_violation';
  end if;
  if (moved < 0) <> (entry_kind in ('order', 'given_up')) then
    raise exception 'wallet entry % goes the wrong way', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;
