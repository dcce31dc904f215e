-- No customer's wallet is overdrawn.
select a.customer_id, sum(l.amount_paise) as balance
from wallet.accounts a join wallet.lines l on l.account_id = a.id
where a.customer_id is not null
group by a.id having sum(l.amount_paise) < 0
