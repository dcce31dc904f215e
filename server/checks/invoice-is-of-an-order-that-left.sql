-- Every order dispatched since invoices exist has an invoice; one cancelled after dispatch, refused in part or refunded by
-- staff, also
-- has a credit note, and no other order has one.
select o.uid, o.status, i.serial as invoice, n.serial as credit_note
from orders.orders o
left join orders.invoices i on i.order_id = o.id and i.kind = 'INVOICE'
left join orders.invoices n on n.order_id = o.id and n.kind = 'CREDIT_NOTE'
where (i.serial is not null and not exists (
    select from orders.status_history h where h.order_id = o.id and h.status = 'OUT_FOR_DELIVERY'
  ))
  or (n.serial is null) <> (i.serial is null or (o.status <> 'CANCELLED'
    and not exists (select from orders.staff_refunds d where d.order_id = o.id and d.state = 'PAID')
    and not exists (select from orders.reductions d where d.order_id = o.id and d.cause = 'REFUSED')))
  or (i.serial is null and (
    select min(h.at) from orders.status_history h
    where h.order_id = o.id and h.status in ('OUT_FOR_DELIVERY', 'DELIVERED')
  ) >= (select m.applied_at from public.migrations m where m.name = '0021_invoices.sql'))
