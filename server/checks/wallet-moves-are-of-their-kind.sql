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
where e.kind not in ('reversal', 'restored', 'debt_paid') and ((e.kind, s.purpose, sign(w.amount_paise)::int) not in (
  ('recharge', 'clearing', 1), ('cashback', 'cashback', 1), ('order', 'orders', -1), ('refund', 'orders', 1),
  ('given_up', 'given_up', -1)
) or w.amount_paise is null or s.purpose is null)
