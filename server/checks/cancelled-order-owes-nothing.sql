-- A cancelled order has no pending amount.
select uid, pending_paise from orders.orders where status = 'CANCELLED' and pending_paise <> 0
