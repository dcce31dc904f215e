-- Cash that was taken at the door: what an order still owed when it was delivered. Once, for good.
create table orders.cash_collections (
  order_id bigint primary key references orders.orders (id),
  amount_paise bigint not null check (amount_paise > 0),
  collected_at timestamptz not null
);
create function orders.keep_record() returns trigger language plpgsql as $$
begin
  raise exception '%.% is a record and stays as it is', tg_table_schema, tg_table_name
    using errcode = 'check_violation';
end $$;
create trigger keep_record before update or delete on orders.cash_collections
  for each row execute function orders.keep_record();
create trigger keep_record_whole before truncate on orders.cash_collections
  for each statement execute function orders.keep_record();

-- Orders delivered before: what they still owed was taken at the door, and all of those on delivery.
insert into orders.cash_collections (order_id, amount_paise, collected_at)
  select o.id, o.owed, coalesce(
    (select max(at) from orders.status_history where order_id = o.id and status = 'DELIVERED'), o.created_at)
  from (
    select id, created_at, case payment_method when 'COD' then final_paise else pending_paise end as owed
    from orders.orders where status = 'DELIVERED'
  ) o
  where o.owed > 0;
update orders.orders set payment_status = 1, pending_paise = 0
  where status = 'DELIVERED' and (payment_status = 0 or pending_paise > 0);

-- Pages that show an order are told when something of it changes, on every server.
create function orders.tell_watchers() returns trigger language plpgsql as $$
begin
  perform pg_notify('orders', new.uid::text);
  return null;
end $$;
create trigger tell_watchers after update on orders.orders for each row
  when ((old.status, old.payment_status, old.pending_paise, old.raz_pay_status)
    is distinct from (new.status, new.payment_status, new.pending_paise, new.raz_pay_status))
  execute function orders.tell_watchers();
