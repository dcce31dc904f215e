-- Nothing is owed for an order that was cancelled.
select uid, pending_paise from orders.orders where status = 'CANCELLED' and pending_paise <> 0
