-- A refund that was credited to a wallet has failed, and is there once with its amount, in the wallet of whoever paid
-- (unknown once that account is deleted); nothing else is credited as a failed refund.
with credits as (
  select e.reference, sum(l.amount_paise) as amount, min(a.customer_id) as customer_id
  from wallet.entries e
  join wallet.lines l on l.entry_id = e.id
  join wallet.accounts a on a.id = l.account_id and a.customer_id is not null
  where e.kind = 'refund' and e.reference like '%/FAILED/%' group by e.reference
), credited as (
  select r.id, r.state, r.amount_paise, r.credit_reference, t.customer_id
  from payments.refunds r
  join payments.payments p on p.payment_id = r.payment_id
  join payments.attempts t on t.id = p.attempt_id
  where r.credited_at is not null
)
select coalesce(r.credit_reference, c.reference) as reference, r.state, r.amount_paise, c.amount
from credited r full join credits c on c.reference = r.credit_reference
where r.id is null or r.state <> 'FAILED' or r.amount_paise is distinct from c.amount
  or c.customer_id <> coalesce(r.customer_id, c.customer_id)
