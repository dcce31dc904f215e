-- What the customer chose for missing items, and their notes for the picker.
alter table orders.orders
  add column if_missing text check (if_missing in ('REPLACE', 'CALL', 'LEAVE_OUT'));
alter table orders.items add column note text check (length(note) between 1 and 120);

-- A substitute that the customer did not allow in advance is agreed with them first.
alter table orders.picks add column customer_agreed boolean not null default false;

-- Orders without a choice are left to the application: a server of the release before places and picks them.
create function orders.check_substitute() returns trigger language plpgsql as $$
begin
  if not new.customer_agreed
    and jsonb_path_exists(new.parts, '$[*] ? (@.kind == "SUBSTITUTE")')
    and exists (select from orders.orders where id = new.order_id and if_missing in ('CALL', 'LEAVE_OUT')) then
    raise exception 'the customer of order % did not allow a substitute', new.order_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_substitute before insert or update on orders.picks
  for each row execute function orders.check_substitute();
