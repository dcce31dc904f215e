-- A settled payment is allocated to orders or a wallet, or refunded, to the paisa; a captured or refunded payment is
-- settled, no other.
select p.payment_id, p.status, p.amount_paise, p.returned_paise, u.used, r.unused
from payments.payments p
left join lateral (select coalesce(sum(amount_paise), 0) as used
  from payments.uses where payment_id = p.payment_id) u on true
left join lateral (select coalesce(sum(amount_paise), 0) as unused
  from payments.refunds where payment_id = p.payment_id and reason = 'UNUSED') r on true
where (p.status in ('captured', 'refunded')) <> (p.settled_at is not null)
  or p.used_paise <> u.used
  or (p.settled_at is not null and p.amount_paise <> u.used + r.unused + p.returned_paise)
