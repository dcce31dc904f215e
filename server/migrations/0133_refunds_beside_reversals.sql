-- What was refunded or charged back outside the shop of the payments of an order: at most what they paid of it, in
-- paise. What staff repeat there of refunds that failed counts as these refunds do.
create function payments.taken_outside(checked uuid) returns bigint language sql stable as $$
  select coalesce(sum(least(u.amount_paise, greatest(0, t.taken - f.failed))), 0)::bigint
  from payments.uses u
  cross join lateral (
    select coalesce(sum(v.amount_paise), 0) as taken from payments.reversals v
    where v.payment_id = u.payment_id and v.state = 'TAKEN'
  ) t
  cross join lateral (
    select coalesce(sum(r.amount_paise), 0) as failed from payments.refunds r
    where r.payment_id = u.payment_id and r.state in ('FAILED', 'REFUSED') and r.credited_at is null
  ) f
  where u.order_uid = checked
$$;

-- Staff refund nothing that the customer got back outside the shop. The lock makes a reversal that is written at the
-- same time wait, or this wait for it.
create function orders.check_refund_beside_reversals() returns trigger language plpgsql as $$
declare
  refunded record;
begin
  select o.uid, o.final_paise into refunded from orders.orders o where o.id = new.order_id for no key update;
  perform from payments.payments p
    where p.payment_id in (select payment_id from payments.uses where order_uid = refunded.uid)
    order by p.payment_id for no key update;
  if (select sum(amount_paise) from orders.staff_refunds where order_id = new.order_id and state = 'PAID')
      > refunded.final_paise - payments.taken_outside(refunded.uid)
    and payments.taken_outside(refunded.uid) > 0 then
    raise exception 'staff refund % would return what went back outside the shop', new.uid
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger check_refund_beside_reversals after insert or update of state on orders.staff_refunds
  for each row when (new.state = 'PAID') execute function orders.check_refund_beside_reversals();
