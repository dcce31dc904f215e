-- What the customer chose for one line alone when it is missing; null: as for the whole order.
alter table orders.items
  add column if_missing text check (if_missing in ('REPLACE', 'CALL', 'LEAVE_OUT'));

-- A substitute needs the consent that its line asks for, or else its order.
create or replace function orders.check_substitute() returns trigger language plpgsql as $$
begin
  if not new.customer_agreed
    and jsonb_path_exists(new.parts, '$[*] ? (@.kind == "SUBSTITUTE")')
    and exists (
      select from orders.items i join orders.orders o on o.id = i.order_id
      where i.order_id = new.order_id and i.line_no = new.line_no
        and coalesce(i.if_missing, o.if_missing) in ('CALL', 'LEAVE_OUT')
    ) then
    raise exception 'the customer of order % did not allow a substitute', new.order_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- A pick that a device sends again, because its response was lost, is recorded once.
alter table orders.rider_actions
  drop constraint rider_actions_action_check,
  add constraint rider_actions_action_check
    check (action in ('start', 'delivered', 'attempted', 'returned', 'pick'));
