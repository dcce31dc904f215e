-- The online payment of an order is refunded in full when the order is cancelled, and only then.
select coalesce(u.order_uid, r.order_uid) as uid, o.status, u.amount_paise as paid, r.amount_paise as refund
from payments.uses u
full join payments.refunds r on r.order_uid = u.order_uid and r.payment_id = u.payment_id
left join orders.orders o on o.uid = coalesce(u.order_uid, r.order_uid)
where coalesce(u.purpose, 'ORDER') = 'ORDER' and coalesce(r.reason, 'CANCELLED') = 'CANCELLED'
  and ((o.status = 'CANCELLED') is distinct from (r.payment_id is not null)
    or (r.payment_id is not null and r.amount_paise is distinct from u.amount_paise))
