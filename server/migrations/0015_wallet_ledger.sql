-- The ledger keeps its own rules, whoever writes to it and however many at once.

-- The shop's own side: what the payment provider holds for it, what was paid for orders, and what
-- it gave to customers as cashback.
update wallet.accounts set purpose = 'clearing' where purpose = 'bank';
update wallet.accounts set purpose = 'orders' where purpose = 'sales';
update wallet.accounts set purpose = 'cashback' where purpose = 'promotions';
alter table wallet.accounts
  add check (purpose in ('clearing', 'orders', 'cashback')),
  -- Kept for customers alone: every wallet payment would wait for one row of the shop's own side.
  add column balance_paise bigint,
  add constraint no_overdraft check (balance_paise >= 0);
update wallet.accounts a set balance_paise =
  (select coalesce(sum(amount_paise), 0) from wallet.lines where account_id = a.id)
  where customer_id is not null;
alter table wallet.accounts add check ((customer_id is null) = (balance_paise is null));

-- What is recorded once: a recharge or its cashback by payment id, a debit or its refund by order uid.
alter table wallet.entries rename column source to kind;
alter table wallet.entries rename column source_id to reference;
alter table wallet.entries rename constraint entries_source_source_id_key to recorded_once;
alter table wallet.entries
  add check (kind in ('recharge', 'cashback', 'order', 'refund')),
  -- An entry gets its lines in the transaction that writes it, and none after.
  add column written_in xid8 not null default pg_current_xact_id();

create function wallet.refuse() returns trigger language plpgsql as $$
begin
  raise exception '%', tg_argv[0] using errcode = 'check_violation';
end $$;

create trigger kept_for_good before update or delete on wallet.entries
  for each row execute function wallet.refuse('a wallet entry is kept as it was written');
create trigger kept_for_good before update or delete on wallet.lines
  for each row execute function wallet.refuse('a wallet entry is kept as it was written');
create trigger never_emptied before truncate on wallet.entries
  for each statement execute function wallet.refuse('wallet entries are kept for good');
create trigger never_emptied before truncate on wallet.lines
  for each statement execute function wallet.refuse('wallet entries are kept for good');

-- A line moves its account's balance, under the lock of the account's row, so that the check
-- against overdraft holds for all transactions at once.
create function wallet.apply_line() returns trigger language plpgsql as $$
begin
  if (select written_in from wallet.entries where id = new.entry_id) <> pg_current_xact_id() then
    raise exception 'wallet entry % is complete', new.entry_id using errcode = 'check_violation';
  end if;
  update wallet.accounts set balance_paise = balance_paise + new.amount_paise
    where id = new.account_id and customer_id is not null;
  return null;
end $$;
create trigger apply_line after insert on wallet.lines
  for each row execute function wallet.apply_line();

create trigger moved_by_lines_alone before update of balance_paise on wallet.accounts
  for each row when (pg_trigger_depth() = 0)
  execute function wallet.refuse('a wallet balance moves by ledger lines alone');
create trigger opened_empty before insert on wallet.accounts
  for each row when (new.balance_paise <> 0)
  execute function wallet.refuse('a wallet is opened with a balance of 0');

-- At commit an entry has at least two lines that sum to 0, and moves one wallet, out for an order and
-- in for all else: prepaid money never goes from one customer to another.
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
  if (moved < 0) <> (entry_kind = 'order') then
    raise exception 'wallet entry % goes the wrong way', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger check_entry after insert on wallet.entries
  deferrable initially deferred for each row execute function wallet.check_entry();

-- A plan as a customer bought it: later changes of the plan leave its terms alone.
create table wallet.subscriptions (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customers (id),
  plan_id int not null references wallet.plans (id),
  -- A payment buys one plan.
  payment_id text not null constraint one_plan_per_payment unique,
  plan_name text not null,
  min_amount_paise bigint not null,
  discount_percent numeric(5, 2) not null check (discount_percent >= 0 and discount_percent < 100),
  cashback_paise bigint not null check (cashback_paise >= 0),
  free_shipping boolean not null,
  priority_delivery boolean not null,
  additional_perks text not null,
  validity_days int not null check (validity_days >= 0),
  started_at timestamptz not null,
  replaced_at timestamptz check (replaced_at >= started_at)
);
create index on wallet.subscriptions (customer_id, id desc);
create unique index one_plan_at_a_time on wallet.subscriptions (customer_id)
  where replaced_at is null;
