-- An order that has left has its invoice, since invoices are issued; one cancelled after that has a credit note too, and
-- no other.
select o.uid, o.status, i.serial as invoice, n.serial as credit_note
from orders.orders o
left join orders.invoices i on i.order_id = o.id and i.kind = 'INVOICE'
left join orders.invoices n on n.order_id = o.id and n.kind = 'CREDIT_NOTE'
where (i.serial is not null and o.status not in ('OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED'))
  or (n.serial is null) <> (i.serial is null or o.status <> 'CANCELLED')
  or (i.serial is null and (
    select min(h.at) from orders.status_history h
    where h.order_id = o.id and h.status in ('OUT_FOR_DELIVERY', 'DELIVERED')
  ) >= (select m.applied_at from public.migrations m where m.name = '0021_invoices.sql'))
