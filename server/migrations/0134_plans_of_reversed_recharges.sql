-- The reversal that left less of a plan's recharge than the plan costs: the plan does not apply until money returns.
alter table wallet.subscriptions add column suspended_by text;

-- cashback_reversal: a suspended plan's cashback, from the wallet and the rest as a debt; cashback_restored: the opposite.
alter table wallet.entries drop constraint entries_kind_check,
  add constraint entries_kind_check check (kind in
    ('recharge', 'cashback', 'order', 'refund', 'given_up', 'reversal', 'restored', 'debt_paid', 'written_off',
     'write_off_undone', 'cashback_reversal', 'cashback_restored'));

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
      when entry_kind in ('reversal', 'restored', 'cashback_reversal', 'cashback_restored') then false
      when entry_kind in ('written_off', 'write_off_undone') then wallets <> 0
      else wallets <> 1 end) then
    raise exception 'wallet entry % moves % wallets', checked, wallets using errcode = 'check_violation';
  end if;
  if (debts > 0 and entry_kind not in ('reversal', 'restored', 'debt_paid', 'written_off', 'write_off_undone',
      'cashback_reversal', 'cashback_restored'))
    or not (case entry_kind
      when 'order' then moved < 0
      when 'given_up' then moved < 0
      when 'reversal' then moved <= 0 and owed <= 0
      when 'cashback_reversal' then moved <= 0 and owed <= 0
      when 'restored' then moved >= 0 and owed >= 0
      when 'cashback_restored' then moved >= 0 and owed >= 0
      when 'debt_paid' then moved < 0 and owed = -moved
      when 'written_off' then owed > 0
      when 'write_off_undone' then owed < 0
      else moved > 0 end) then
    raise exception 'wallet entry % goes the wrong way', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;
