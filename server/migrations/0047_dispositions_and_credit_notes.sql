-- What became of a line of an order that was cancelled after it was picked; null: it returned to stock by itself.
alter table orders.items add column disposition text check (disposition in ('RESTOCK', 'WASTE'));

-- An order has one invoice and as many credit notes as it takes. Each stores what it says; documents issued before this
-- have none, and are built from the order.
alter table orders.invoices drop constraint invoices_pkey;
create unique index one_invoice_per_order on orders.invoices (order_id) where kind = 'INVOICE';
create index on orders.invoices (order_id);
alter table orders.invoices add column content jsonb;

-- Credit notes never credit more than the invoice.
create function orders.check_credit() returns trigger language plpgsql as $$
begin
  -- Documents of one order are issued one after the other.
  perform from orders.orders where id = new.order_id for no key update;
  if (select sum((content ->> 'total')::bigint) from orders.invoices
      where order_id = new.order_id and kind = 'CREDIT_NOTE')
    > (select (content ->> 'total')::bigint from orders.invoices
      where order_id = new.order_id and kind = 'INVOICE') then
    raise exception 'credit notes of order % exceed its invoice', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger check_credit after insert on orders.invoices for each row
  when (new.kind = 'CREDIT_NOTE') execute function orders.check_credit();
