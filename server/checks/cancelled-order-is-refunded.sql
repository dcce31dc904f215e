-- The online payment of an order is refunded in full when the order is cancelled, and only then; before that, what its
-- bill was lowered by, cause by cause. What is too little for the provider goes to the wallet.
with returned as (
  select order_uid,
    coalesce(sum(amount_paise) filter (where reason = 'CANCELLED'), 0) as cancelled,
    coalesce(sum(amount_paise) filter (where reason = 'SHORTAGE'), 0) as shortage,
    coalesce(sum(amount_paise) filter (where reason = 'REFUSED'), 0) as refused
  from payments.refunds where order_uid is not null group by order_uid
), rest as (
  select split_part(e.reference, '/', 1) as order_uid, sum(l.amount_paise) as amount
  from wallet.entries e
  join wallet.lines l on l.entry_id = e.id
  join wallet.accounts a on a.id = l.account_id and a.customer_id is not null
  where e.kind = 'refund' and e.reference like '%/REST' group by 1
)
select coalesce(u.order_uid, r.order_uid) as uid, o.status, u.amount_paise as paid, r.cancelled, r.shortage, r.refused, s.amount as rest
from (
  select order_uid, sum(amount_paise) as amount_paise from payments.uses where purpose = 'ORDER' group by 1
) u
full join returned r on r.order_uid = u.order_uid
left join orders.orders o on o.uid = coalesce(u.order_uid, r.order_uid)
left join orders.reductions d on d.order_id = o.id and d.cause = 'SHORTAGE'
left join orders.reductions f on f.order_id = o.id and f.cause = 'REFUSED'
left join rest s on s.order_uid = coalesce(u.order_uid, r.order_uid)::text
where u.order_uid is null
  or exists (
    select from payments.refunds f where f.order_uid = u.order_uid and not exists (
      select from payments.uses x where x.order_uid = f.order_uid and x.payment_id = f.payment_id)
  )
  or coalesce(r.shortage, 0) <> coalesce(d.source_paise, 0)
  or coalesce(r.refused, 0) <> coalesce(f.source_paise, 0)
  or coalesce(r.cancelled, 0) + coalesce(s.amount, 0) <> case when o.status = 'CANCELLED'
    then u.amount_paise - coalesce(d.source_paise + d.small_paise, 0) else 0 end
