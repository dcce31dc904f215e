-- Who undid a delivery, other than their own within 5 minutes, does not cancel the order too: another person returns the
-- money, as for a refund. Owners refund any amount alone.
create function orders.check_cancel_after_undo() returns trigger language plpgsql as $$
begin
  if exists (
    select from orders.status_history u
    join orders.status_history d on d.id = u.undoes and d.status = 'DELIVERED'
    join staff.members m on m.id = u.member_id and m.role <> 'owner'
    where u.order_id = new.order_id and u.member_id = new.member_id
      and (d.member_id is distinct from u.member_id or u.at > d.at + interval '5 minutes')
  ) then
    raise exception 'order % is cancelled by another person than who undid its delivery', new.order_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_cancel_after_undo before insert on orders.status_history
  for each row when (new.status = 'CANCELLED' and new.member_id is not null)
  execute function orders.check_cancel_after_undo();
