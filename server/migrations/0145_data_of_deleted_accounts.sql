-- Accounts that were deleted before migration 0142 still have the reasons of staff, and perhaps recipients of invoices.
update orders.status_history set reason = null
where reason is not null and actor <> 'system' and order_id in (
  select o.id from orders.orders o join identity.customers c on c.id = o.customer_id where c.deleted_at is not null);
delete from orders.invoice_recipients where order_id in (
  select o.id from orders.orders o join identity.customers c on c.id = o.customer_id where c.deleted_at is not null);

-- Messages that a delivery or cancellation made untrue before there was a column for it.
update notifications.outbox m set replaced_at = now()
where state in ('waiting', 'given_up') and link is not null and template in (
    'order_placed', 'order_paid', 'order_confirmed', 'order_packed', 'order_rescheduled', 'order_packed_short',
    'delivery_charged', 'order_out_for_delivery', 'paid_order_on_its_way', 'order_attempted')
  and exists (select from notifications.outbox l
    where l.customer_id = m.customer_id and l.link = m.link and l.id > m.id and l.template in (
      'order_delivered', 'order_part_refused', 'paid_order_part_refused', 'order_cancelled', 'paid_order_cancelled',
      'order_cancelled_by_customer', 'paid_order_cancelled_by_customer', 'order_unpaid'));
