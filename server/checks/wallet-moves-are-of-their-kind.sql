-- Entries credit a wallet for recharge, cashback and refund and debit it for orders and forfeiture, each against its
-- counter account.
select e.id, e.kind, w.amount_paise, s.purpose
from wallet.entries e
left join lateral (
  select l.amount_paise from wallet.lines l join wallet.accounts a on a.id = l.account_id
  where l.entry_id = e.id and a.customer_id is not null
) w on true
left join lateral (
  select a.purpose from wallet.lines l join wallet.accounts a on a.id = l.account_id
  where l.entry_id = e.id and a.purpose is not null
) s on true
where e.kind not in ('reversal', 'restored', 'debt_paid', 'written_off', 'write_off_undone', 'cashback_reversal',
  'cashback_restored') and ((e.kind, s.purpose, sign(w.amount_paise)::int) not in (
  ('recharge', 'clearing', 1), ('cashback', 'cashback', 1), ('order', 'orders', -1), ('refund', 'orders', 1),
  ('given_up', 'given_up', -1)
) or w.amount_paise is null or s.purpose is null)
union all
-- What is written off, or owed again, moves one debt against the shop's own account for it, and no wallet.
select e.id, e.kind, sum(l.amount_paise) filter (where a.debtor_id is not null),
  max(a.purpose)
from wallet.entries e join wallet.lines l on l.entry_id = e.id join wallet.accounts a on a.id = l.account_id
where e.kind in ('written_off', 'write_off_undone')
group by e.id
having count(*) <> 2 or count(a.debtor_id) <> 1 or count(*) filter (where a.purpose = 'written_off') <> 1
union all
-- Of a debt no more is owed again than was written off.
select null, 'written_off', sum(l.amount_paise), a.debtor_id::text
from wallet.entries e join wallet.lines l on l.entry_id = e.id join wallet.accounts a on a.id = l.account_id
where e.kind in ('written_off', 'write_off_undone') and a.debtor_id is not null
group by a.debtor_id having sum(l.amount_paise) < 0
union all
-- Cashback is taken back from, and restored to, one customer against the shop's account for cashback.
select e.id, e.kind, sum(l.amount_paise) filter (where a.purpose is null), max(a.purpose)
from wallet.entries e join wallet.lines l on l.entry_id = e.id join wallet.accounts a on a.id = l.account_id
where e.kind in ('cashback_reversal', 'cashback_restored')
group by e.id
having count(*) filter (where a.purpose = 'cashback') <> 1 or count(a.purpose) <> 1
