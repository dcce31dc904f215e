-- How many of a stock the orders that stand have taken. It changes in the statement that changes the
-- quantity, so that `server/checks` finds stock that a cancellation kept or gave back twice.
alter table catalogue.stocks add column sold int not null default 0 check (sold >= 0);

-- What a line took from stock: by the time it is given back a combo may be made of other parts.
alter table orders.items add column taken jsonb not null default '[]';
update orders.items set taken = jsonb_build_array(jsonb_build_object('stockId', item_id, 'quantity', quantity))
  where type = 'STOCK';
update orders.items i set taken = coalesce((
    select jsonb_agg(jsonb_build_object('stockId', l.stock_id, 'quantity', l.quantity * i.quantity) order by l.stock_id)
    from catalogue.combo_lines l where l.combo_id = i.item_id), '[]')
  where type = 'COMBO';
update catalogue.stocks s set sold = t.n
  from (
    select (part ->> 'stockId')::int as stock_id, sum((part ->> 'quantity')::int) as n
    from orders.orders o join orders.items i on i.order_id = o.id
    cross join jsonb_array_elements(i.taken) as part
    where o.status <> 'CANCELLED' group by 1
  ) t
  where t.stock_id = s.id;

-- Why an order was moved, in the words of who moved it.
alter table orders.status_history add column reason text,
  add constraint known_actor check (actor in ('customer', 'staff', 'system'));

-- Nothing is owed for what does not come.
update orders.orders set pending_paise = 0 where status = 'CANCELLED';

-- What a cancelled order held has been given back: it cannot come to life again.
create function orders.keep_end() returns trigger language plpgsql as $$
begin
  raise exception 'order % is % and stays so', old.uid, old.status using errcode = 'check_violation';
end $$;
create trigger keep_end before update of status on orders.orders for each row
  when (old.status in ('DELIVERED', 'CANCELLED') and new.status <> old.status)
  execute function orders.keep_end();
