-- A cancelled order is refunded to the wallet with the debited amount, and no other order is.
with movements as (
  select e.kind, e.reference, l.account_id, l.amount_paise
  from wallet.entries e join wallet.lines l on l.entry_id = e.id
  join wallet.accounts a on a.id = l.account_id where a.customer_id is not null
)
select coalesce(d.reference, r.reference) as order_uid, o.status, -d.amount_paise as debited,
  r.amount_paise as refunded
from (select * from movements where kind = 'order') d
full join (select * from movements where kind = 'refund') r using (reference)
left join orders.orders o on o.uid::text = reference
where d.reference is null
  or (r.reference is not null) <> (o.status = 'CANCELLED')
  or r.account_id <> d.account_id or r.amount_paise <> -d.amount_paise
