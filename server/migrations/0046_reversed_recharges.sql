-- What the provider reports to have been taken from a payment outside the shop: a refund made there, or a dispute.
create table payments.reversals (
  id text primary key,
  payment_id text not null references payments.payments (payment_id),
  kind text not null check (kind in ('REFUND', 'DISPUTE')),
  amount_paise bigint not null check (amount_paise > 0),
  -- RETURNED: the refund failed, or the dispute was won.
  state text not null default 'TAKEN' check (state in ('TAKEN', 'RETURNED')),
  reported_at timestamptz not null
);
create index on payments.reversals (payment_id);
create trigger kept_for_good before delete on payments.reversals
  for each row execute function payments.refuse('reversals are kept for good');
create trigger same_reversal before update on payments.reversals for each row
  when ((old.id, old.payment_id, old.kind, old.amount_paise, old.reported_at)
    is distinct from (new.id, new.payment_id, new.kind, new.amount_paise, new.reported_at)
    or old.state = 'RETURNED')
  execute function payments.refuse('a reversal stays what was reported');

-- What a customer owes after money was taken back that they had spent: an account of their own, at 0 or below.
alter table wallet.accounts
  add column debtor_id bigint unique references identity.customers (id),
  drop constraint accounts_check,
  drop constraint accounts_check1,
  drop constraint no_overdraft,
  add constraint one_owner check (num_nonnulls(customer_id, debtor_id, purpose) = 1),
  add constraint stored_balance check ((purpose is null) = (balance_paise is not null)),
  add constraint no_overdraft check (balance_paise >= 0 or debtor_id is not null),
  add constraint no_credit_on_debt check (balance_paise <= 0 or debtor_id is null);

-- reversal: taken back, from the wallet and the rest as a debt; restored: the opposite; debt_paid: from the wallet.
alter table wallet.entries drop constraint entries_kind_check,
  add constraint entries_kind_check check (kind in
    ('recharge', 'cashback', 'order', 'refund', 'given_up', 'reversal', 'restored', 'debt_paid'));

create or replace function wallet.apply_line() returns trigger language plpgsql as $$
begin
  if (select written_in from wallet.entries where id = new.entry_id) <> pg_current_xact_id() then
    raise exception 'wallet entry % is complete', new.entry_id using errcode = 'check_violation';
  end if;
  update wallet.accounts set balance_paise = balance_paise + new.amount_paise
    where id = new.account_id and purpose is null;
  return null;
end $$;

create or replace function wallet.check_entry() returns trigger language plpgsql as $$
declare
  checked bigint;
  entry_kind text;
  lines int;
  wallets int;
  debts int;
  customers int;
  total bigint;
  moved bigint;
  owed bigint;
begin
  if tg_table_name = 'entries' then checked := new.id; else checked := new.entry_id; end if;
  select e.kind, count(l.amount_paise), count(a.customer_id), count(a.debtor_id),
      count(distinct coalesce(a.customer_id, a.debtor_id)), sum(l.amount_paise),
      coalesce(sum(l.amount_paise) filter (where a.customer_id is not null), 0),
      coalesce(sum(l.amount_paise) filter (where a.debtor_id is not null), 0)
    into entry_kind, lines, wallets, debts, customers, total, moved, owed
    from wallet.entries e
    left join wallet.lines l on l.entry_id = e.id
    left join wallet.accounts a on a.id = l.account_id
    where e.id = checked group by e.id;
  if lines < 2 or total <> 0 then
    raise exception 'wallet entry % does not sum to zero', checked using errcode = 'check_violation';
  end if;
  if customers <> 1 or (wallets <> 1 and entry_kind not in ('reversal', 'restored')) then
    raise exception 'wallet entry % moves % wallets', checked, wallets using errcode = 'check_violation';
  end if;
  if (debts > 0 and entry_kind not in ('reversal', 'restored', 'debt_paid')) or not (case entry_kind
      when 'order' then moved < 0
      when 'given_up' then moved < 0
      when 'reversal' then moved <= 0 and owed <= 0
      when 'restored' then moved >= 0 and owed >= 0
      when 'debt_paid' then moved < 0 and owed = -moved
      else moved > 0 end) then
    raise exception 'wallet entry % goes the wrong way', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;
