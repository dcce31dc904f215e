-- The recipient that an order's documents print, as of the invoice's issue: a later correction of the order does not
-- change them. Apart from the invoices, whose rows never change, so that it can be erased with the customer's data.
create table if not exists orders.invoice_recipients (
  order_id bigint primary key references orders.orders (id),
  customer_name text not null,
  delivery_address text not null
);
