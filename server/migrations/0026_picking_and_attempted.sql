-- Two more statuses: a picker has the order, and a delivery was attempted in vain.
alter table orders.orders drop constraint orders_status_check,
  add constraint orders_status_check check (status in
    ('PAYMENT_PENDING', 'PLACED', 'CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'ATTEMPTED',
      'DELIVERED', 'CANCELLED'));
