-- The wallet balance of a deleted account has been forfeited.
select c.id as customer_id, a.balance_paise
from identity.customers c join wallet.accounts a on a.customer_id = c.id
where c.deleted_at is not null and a.balance_paise <> 0
