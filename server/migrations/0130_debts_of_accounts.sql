-- Staff write off a debt that will not be paid; when the money returns after all, the debt is owed again before it is
-- paid by it. Neither touches a wallet.
alter table wallet.accounts drop constraint accounts_purpose_check,
  add constraint accounts_purpose_check
    check (purpose in ('clearing', 'orders', 'cashback', 'given_up', 'written_off'));
insert into wallet.accounts (purpose) values ('written_off');
alter table wallet.entries drop constraint entries_kind_check,
  add constraint entries_kind_check check (kind in
    ('recharge', 'cashback', 'order', 'refund', 'given_up', 'reversal', 'restored', 'debt_paid', 'written_off',
     'write_off_undone'));

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
  if customers <> 1 or (case
      when entry_kind in ('reversal', 'restored') then false
      when entry_kind in ('written_off', 'write_off_undone') then wallets <> 0
      else wallets <> 1 end) then
    raise exception 'wallet entry % moves % wallets', checked, wallets using errcode = 'check_violation';
  end if;
  if (debts > 0 and entry_kind not in ('reversal', 'restored', 'debt_paid', 'written_off', 'write_off_undone'))
    or not (case entry_kind
      when 'order' then moved < 0
      when 'given_up' then moved < 0
      when 'reversal' then moved <= 0 and owed <= 0
      when 'restored' then moved >= 0 and owed >= 0
      when 'debt_paid' then moved < 0 and owed = -moved
      when 'written_off' then owed > 0
      when 'write_off_undone' then owed < 0
      else moved > 0 end) then
    raise exception 'wallet entry % goes the wrong way', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Whoever owes money keeps their account. The lock makes a reversal that is written at the same time wait, or this wait
-- for it.
create function identity.refuse_debtor() returns trigger language plpgsql as $$
begin
  perform from wallet.accounts where customer_id = new.id for no key update;
  if exists (select from wallet.accounts where debtor_id = new.id and balance_paise < 0) then
    raise exception 'customer % owes money', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refuse_debtor before update of deleted_at on identity.customers
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function identity.refuse_debtor();
