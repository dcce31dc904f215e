-- What the provider took of a payment that went into a wallet was taken from that customer, from the wallet or as a
-- debt, and restored when it returned; never more than the payment; nothing else was taken or restored.
with movements as (
  select e.kind, split_part(e.reference, '/', 1) as reference, coalesce(a.customer_id, a.debtor_id) as customer_id,
    sum(l.amount_paise) as amount
  from wallet.entries e join wallet.lines l on l.entry_id = e.id join wallet.accounts a on a.id = l.account_id
  where e.kind in ('reversal', 'restored') and a.purpose is null group by 1, 2, 3
), reported as (
  select r.*, t.customer_id from payments.reversals r
  join payments.uses u on u.payment_id = r.payment_id and u.purpose = 'WALLET'
  join payments.payments p on p.payment_id = r.payment_id join payments.attempts t on t.id = p.attempt_id
)
select coalesce(r.id, m.reference, b.reference) as reversal, r.state, r.amount_paise, m.amount as taken,
  b.amount as restored
from reported r
full join (select * from movements where kind = 'reversal') m on m.reference = r.id
full join (select * from movements where kind = 'restored') b on b.reference = coalesce(r.id, m.reference)
where r.id is null
  or coalesce(m.amount, 0) < -r.amount_paise
  or coalesce(b.amount, 0) > r.amount_paise
  or (r.customer_id is not null and (
    coalesce(m.amount, 0) <> -r.amount_paise
    or coalesce(b.amount, 0) <> case when r.state = 'RETURNED' then r.amount_paise else 0 end
    or m.customer_id <> r.customer_id or b.customer_id <> r.customer_id))
union all
-- Together they took what was reported, up to the payment.
select p.payment_id, 'SUM', p.amount_paise, sum(r.amount_paise), null
from payments.payments p join payments.reversals r on r.payment_id = p.payment_id and r.state = 'TAKEN'
group by p.payment_id
having sum(r.amount_paise) <> least(p.amount_paise, sum(coalesce(r.reported_paise, r.amount_paise)))
union all
-- Whoever owes money has nothing in the wallet.
select d.debtor_id::text, 'OWES', -d.balance_paise, w.balance_paise, null
from wallet.accounts d join wallet.accounts w on w.customer_id = d.debtor_id
where d.balance_paise < 0 and w.balance_paise > 0
