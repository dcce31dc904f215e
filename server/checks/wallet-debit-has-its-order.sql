-- A debit for an order is from its customer, for an order by WALLET, and at most its agreed amount.
select e.reference as order_uid, a.customer_id, -l.amount_paise as debited, o.final_paise
from wallet.entries e
join wallet.lines l on l.entry_id = e.id
join wallet.accounts a on a.id = l.account_id and a.customer_id is not null
left join orders.orders o on o.uid::text = e.reference
where e.kind = 'order' and (
  o.uid is null or o.payment_method <> 'WALLET' or a.customer_id <> o.customer_id
  or -l.amount_paise > o.final_paise
    + (select coalesce(sum(r.amount_paise), 0) from orders.reductions r where r.order_id = o.id)
)
