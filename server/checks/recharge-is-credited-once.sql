-- A payment allocated to a wallet is credited there, with its amount, to the customer who paid (unknown once that
-- account is deleted); a credited payment is neither allocated to anything else nor refunded.
select p.payment_id, u.amount_paise as used, c.credited, p.refund_paise
from payments.payments p
join payments.attempts a on a.id = p.attempt_id
left join payments.uses u on u.payment_id = p.payment_id and u.purpose = 'WALLET'
left join lateral (
  select sum(l.amount_paise) as credited from wallet.entries e
  join wallet.lines l on l.entry_id = e.id
  join wallet.accounts w on w.id = l.account_id and w.customer_id = coalesce(a.customer_id, w.customer_id)
  where e.kind = 'recharge' and e.reference = p.payment_id
) c on true
where u.amount_paise is distinct from c.credited or (u.payment_id is not null and p.refund_paise > 0)
