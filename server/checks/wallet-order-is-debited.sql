-- The paid amount of an order by WALLET was debited from the wallet or paid by its link at the door, and what its bill was
-- lowered by returned; the rest is pending until delivery.
select o.uid, o.payment_status, o.final_paise, o.pending_paise, d.debited, p.paid
from orders.orders o
left join lateral (
  select -l.amount_paise as debited from wallet.entries e
  join wallet.lines l on l.entry_id = e.id
  join wallet.accounts a on a.id = l.account_id and a.customer_id is not null
  where e.kind = 'order' and e.reference = o.uid::text
) d on true
left join lateral (
  select coalesce(sum(amount_paise), 0) as paid from payments.uses where order_uid = o.uid
) p on true
left join lateral (select coalesce(sum(wallet_paise + source_paise + small_paise), 0) as returned
  from orders.reductions where order_id = o.id) r on true
where o.payment_method = 'WALLET' and o.status not in ('DELIVERED', 'CANCELLED') and (
  coalesce(d.debited, 0) + p.paid - r.returned <> o.final_paise - o.pending_paise
  or (o.payment_status = 1) <> (coalesce(d.debited, 0) > 0 or p.paid > 0 or o.final_paise = 0)
)
