-- The credit notes of a cancelled order sum to its invoice, those of any other order to what was refused at the door
-- and what staff refunded.
select o.uid, o.status, i.serial, (i.content ->> 'total')::bigint as invoiced, n.credited
from orders.orders o
join orders.invoices i on i.order_id = o.id and i.kind = 'INVOICE' and i.content is not null
left join lateral (select coalesce(sum((content ->> 'total')::bigint), 0) as credited
  from orders.invoices where order_id = o.id and kind = 'CREDIT_NOTE') n on true
where (o.status = 'CANCELLED' and n.credited <> (i.content ->> 'total')::bigint)
  or (o.status <> 'CANCELLED' and n.credited <> (select coalesce(sum(amount_paise), 0) from orders.staff_refunds r
    where r.order_id = o.id and r.state = 'PAID') + (select coalesce(sum(amount_paise), 0) from orders.reductions d
    where d.order_id = o.id and d.cause = 'REFUSED'))
