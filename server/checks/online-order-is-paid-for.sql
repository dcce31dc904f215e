-- An order by ONLINE is paid exactly when a payment of its agreed amount is allocated to it; to other orders only what
-- was paid by a link at the door is; a link may also have paid an order by ONLINE that staff placed. What is due beside a payment is paid by a link too.
select o.uid, o.status, o.payment_status, o.raz_pay_status, o.payment_id, o.final_paise, u.payment_id as used
from orders.orders o
left join payments.uses u on u.order_uid = o.uid and not u.is_rest
left join payments.payments p on p.payment_id = u.payment_id
left join payments.attempts a on a.id = p.attempt_id
left join lateral (select coalesce(sum(amount_paise), 0) as reduced
  from orders.reductions where order_id = o.id) r on true
where (u.payment_id is not null and (
    (o.payment_method <> 'ONLINE' and a.link_expires_at is null)
    or (o.payment_method = 'ONLINE' and a.link_expires_at is not null and o.placed_by is null)
    or o.payment_status <> 1 or o.payment_id is distinct from u.payment_id))
  or (u.payment_id is not null and o.payment_method = 'ONLINE' and (
    u.amount_paise <> o.final_paise + r.reduced - o.late_delivery_paise or o.status = 'PAYMENT_PENDING'))
  or (o.payment_method = 'ONLINE' and u.payment_id is null and o.final_paise > 0 and (
    o.payment_status = 1 or o.raz_pay_status = 1 or o.status not in ('PAYMENT_PENDING', 'CANCELLED')))
  or exists (
    select from payments.uses x
    join payments.payments q on q.payment_id = x.payment_id
    join payments.attempts b on b.id = q.attempt_id
    where x.order_uid = o.uid and x.is_rest and (u.payment_id is null or b.link_expires_at is null)
  )
