-- A cancelled order is refunded to the wallet with the debited amount less what its bill was lowered by before; a
-- lowered bill returns to the wallet just what it says; no other order is refunded there.
with movements as (
  select e.kind, split_part(e.reference, '/', 1) as order_uid, split_part(e.reference, '/', 2) as cause,
    l.account_id, l.amount_paise
  from wallet.entries e join wallet.lines l on l.entry_id = e.id
  join wallet.accounts a on a.id = l.account_id
  where a.customer_id is not null and e.kind in ('order', 'refund')
), sums as (
  select order_uid,
    coalesce(-sum(amount_paise) filter (where kind = 'order'), 0) as debited,
    coalesce(sum(amount_paise) filter (where kind = 'refund' and cause = ''), 0) as cancelled,
    coalesce(sum(amount_paise) filter (where kind = 'refund' and cause = 'SHORTAGE'), 0) as shortage,
    coalesce(sum(amount_paise) filter (where kind = 'refund' and cause = 'REFUSED'), 0) as refused,
    count(distinct account_id) as wallets
  from movements group by order_uid
)
select s.order_uid, o.status, s.debited, s.cancelled, s.shortage, s.refused, s.wallets
from sums s
left join orders.orders o on o.uid::text = s.order_uid
left join orders.reductions d on d.order_id = o.id and d.cause = 'SHORTAGE'
left join orders.reductions f on f.order_id = o.id and f.cause = 'REFUSED'
where s.wallets <> 1
  or (s.debited = 0 and s.cancelled > 0)
  or (o.uid is null and s.cancelled not in (0, s.debited))
  or (o.uid is not null and (
    s.shortage <> coalesce(d.wallet_paise + d.small_paise, 0)
    or s.refused <> coalesce(f.wallet_paise + f.small_paise, 0)
    or s.cancelled <> case when o.status = 'CANCELLED' then s.debited - coalesce(d.wallet_paise, 0) else 0 end))
