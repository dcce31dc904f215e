-- The stored balance of a customer's wallet, and of their debt, is the sum of the ledger lines; a debt is never positive.
select a.customer_id, a.debtor_id, a.balance_paise, sum(l.amount_paise) as lines
from wallet.accounts a left join wallet.lines l on l.account_id = a.id
where a.purpose is null
group by a.id having a.balance_paise <> coalesce(sum(l.amount_paise), 0)
  or (a.debtor_id is not null and a.balance_paise > 0)
