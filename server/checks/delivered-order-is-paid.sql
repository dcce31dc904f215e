-- A delivered order is paid, to the paisa: by an online payment, from the wallet, and in cash, less what was returned
-- when its bill was lowered.
select o.uid, o.payment_status, o.pending_paise, o.final_paise, u.used, w.debited, c.cash, r.returned
from orders.orders o
left join lateral (select coalesce(sum(amount_paise), 0) as used
  from payments.uses where order_uid = o.uid) u on true
left join lateral (
  select coalesce(-sum(l.amount_paise), 0) as debited from wallet.entries e
  join wallet.lines l on l.entry_id = e.id
  join wallet.accounts a on a.id = l.account_id and a.customer_id is not null
  where e.kind = 'order' and e.reference = o.uid::text
) w on true
left join lateral (select coalesce(sum(amount_paise), 0) as cash
  from orders.cash_collections where order_id = o.id) c on true
left join lateral (select coalesce(sum(amount_paise - due_paise), 0) as returned
  from orders.reductions where order_id = o.id) r on true
where (o.status = 'DELIVERED' and (o.payment_status <> 1 or o.pending_paise <> 0
    or o.final_paise <> u.used + w.debited + c.cash - r.returned))
  or (o.status <> 'DELIVERED' and c.cash <> 0)
