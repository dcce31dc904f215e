-- A plan was bought by its customer's recharge of at least its minimum amount, and its cashback is credited.
with movements as (
  select e.kind, e.reference, a.customer_id, l.amount_paise
  from wallet.entries e join wallet.lines l on l.entry_id = e.id
  join wallet.accounts a on a.id = l.account_id where a.customer_id is not null
)
select s.id::text as subscription, s.payment_id
from wallet.subscriptions s
left join movements r on r.kind = 'recharge' and r.reference = s.payment_id and r.customer_id = s.customer_id
left join movements c on c.kind = 'cashback' and c.reference = s.payment_id and c.customer_id = s.customer_id
where r.amount_paise is null or r.amount_paise < s.min_amount_paise
  or coalesce(c.amount_paise, 0) <> s.cashback_paise
union all
select 'none', m.reference from movements m
where m.kind = 'cashback' and not exists (
  select from wallet.subscriptions s where s.payment_id = m.reference
)
