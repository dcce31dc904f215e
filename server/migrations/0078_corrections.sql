-- Staff correct phone, address and note of an order when somebody calls about it; `version` counts the corrections.
alter table orders.orders
  add column delivery_note text check (delivery_note ~ '\S' and length(delivery_note) <= 300),
  add column version int not null default 1;

-- Only an order that is still to be delivered is corrected, each time under a new version. Erasure leaves no address.
create function orders.check_correction() returns trigger language plpgsql as $$
begin
  if new.delivery_address = '' then return new; end if;
  if old.status in ('DELIVERED', 'CANCELLED') then
    raise exception 'order % is %: its delivery details stay', old.uid, old.status
      using errcode = 'check_violation';
  end if;
  if new.version <> old.version + 1 then
    raise exception 'a correction of order % has no new version', old.uid
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_correction before update on orders.orders for each row
  when ((old.contact, old.delivery_address, old.pincode, old.delivery_note)
    is distinct from (new.contact, new.delivery_address, new.pincode, new.delivery_note))
  execute function orders.check_correction();

-- Screens and the customer's page show a correction or another slot at once.
create trigger notify_watchers_of_delivery after update on orders.orders for each row
  when ((old.version, old.delivery_date, old.slot_id)
    is distinct from (new.version, new.delivery_date, new.slot_id))
  execute function orders.tell_watchers();

-- A rider's screen shows at once what changes of the orders in their rounds.
create function orders.notify_rider() returns trigger language plpgsql as $$
begin
  perform pg_notify('riders', r.rider_id::text)
    from orders.stops s join orders.rounds r on r.id = s.round_id where s.order_id = new.id;
  return null;
end $$;
create trigger notify_rider after update on orders.orders for each row
  when ((old.version, old.status, old.pending_paise) is distinct from (new.version, new.status, new.pending_paise))
  execute function orders.notify_rider();

create function orders.notify_rider_of_stop() returns trigger language plpgsql as $$
begin
  perform pg_notify('riders', rider_id::text) from orders.rounds
    where id = case tg_op when 'DELETE' then old.round_id else new.round_id end;
  return null;
end $$;
create trigger notify_rider_of_stop after insert or delete on orders.stops for each row
  execute function orders.notify_rider_of_stop();
