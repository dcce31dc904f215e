-- Cash that goes back to a customer does not count as collected, and its order's payment by a link was not refunded as
-- unused in its stead. Cash that was returned before a close is not in it.
select o.uid, r.amount_paise, c.amount_paise as counted, l.used, l.unused
from orders.cash_returns r
join orders.orders o on o.id = r.order_id
left join orders.cash_collections c on c.order_id = r.order_id
left join lateral (
  select sum(p.used_paise) as used, sum(f.amount_paise) as unused
  from payments.attempts a
  join payments.payments p on p.attempt_id = a.id
  left join payments.refunds f on f.payment_id = p.payment_id and f.reason = 'UNUSED'
  where a.order_key = o.uid::text and a.link_expires_at is not null
) l on true
left join orders.closed_returns k on k.order_id = r.order_id
left join orders.cash_closings z on z.id = k.closing_id
where c.order_id is not null or (coalesce(l.used, 0) = 0 and l.unused > 0) or r.returned_at < z.closed_at
