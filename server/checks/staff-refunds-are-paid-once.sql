-- What staff refunded of an order is at most what it cost; each refund is in the wallet and at the provider just as it
-- says, and nothing is there without one.
with refunds as (
  select r.uid::text, o.uid::text as order_uid, r.wallet_paise, r.source_paise
  from orders.staff_refunds r join orders.orders o on o.id = r.order_id where r.state = 'PAID'
), moved as (
  select split_part(e.reference, '/', 3) as uid, split_part(e.reference, '/', 1) as order_uid,
    sum(l.amount_paise) as wallet, 0::numeric as source
  from wallet.entries e
  join wallet.lines l on l.entry_id = e.id
  join wallet.accounts a on a.id = l.account_id and a.customer_id is not null
  where e.kind = 'refund' and e.reference like '%/STAFF/%' group by 1, 2
  union all
  select right(key, 36), order_uid::text, 0, amount_paise from payments.refunds where reason = 'STAFF'
), sums as (
  select uid, order_uid, sum(wallet) as wallet, sum(source) as source from moved group by 1, 2
)
select coalesce(r.order_uid, s.order_uid) as order_uid, coalesce(r.uid, s.uid) as uid, r.wallet_paise, s.wallet,
  r.source_paise, s.source
from refunds r full join sums s on s.uid = r.uid and s.order_uid = r.order_uid
where (r.wallet_paise, r.source_paise) is distinct from (s.wallet, s.source)
union all
select o.uid::text, o.status, o.final_paise, sum(r.amount_paise), 0, 0
from orders.staff_refunds r join orders.orders o on o.id = r.order_id
where r.state = 'PAID' group by o.id
having sum(r.amount_paise) > o.final_paise or o.status <> 'DELIVERED'
