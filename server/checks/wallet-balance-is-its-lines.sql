-- The stored balance of a customer is the sum of the ledger lines.
select a.customer_id, a.balance_paise, sum(l.amount_paise) as lines
from wallet.accounts a left join wallet.lines l on l.account_id = a.id
where a.customer_id is not null
group by a.id having a.balance_paise <> coalesce(sum(l.amount_paise), 0)
