-- An order by ONLINE is paid exactly when a payment of its agreed amount is allocated to it; payments are allocated to no
-- other order.
select o.uid, o.status, o.payment_status, o.raz_pay_status, o.payment_id, o.final_paise, u.payment_id as used
from orders.orders o
left join payments.uses u on u.order_uid = o.uid
left join lateral (select coalesce(sum(amount_paise), 0) as reduced
  from orders.reductions where order_id = o.id) r on true
where (u.payment_id is not null and (
    o.payment_method <> 'ONLINE' or o.payment_status <> 1 or o.payment_id is distinct from u.payment_id
    or u.amount_paise <> o.final_paise + r.reduced - o.late_delivery_paise or o.status = 'PAYMENT_PENDING'))
  or (o.payment_method = 'ONLINE' and u.payment_id is null and o.final_paise > 0 and (
    o.payment_status = 1 or o.raz_pay_status = 1 or o.status not in ('PAYMENT_PENDING', 'CANCELLED')))
