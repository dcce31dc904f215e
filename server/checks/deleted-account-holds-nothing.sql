-- The wallet balance of a deleted account has been forfeited, and no debt, block, note of staff, request about its data,
-- recipient of an invoice or reason of staff remains.
select c.id as customer_id, a.balance_paise, d.balance_paise as debt_paise, n.notes, r.requests, o.recipients, o.reasons
from identity.customers c
left join wallet.accounts a on a.customer_id = c.id
left join wallet.accounts d on d.debtor_id = c.id
cross join lateral (select count(*) as notes from back_office.notes where customer_id = c.id) n
cross join lateral (select count(*) as requests from back_office.privacy_requests where customer_id = c.id) r
cross join lateral (
  select count(distinct i.order_id) as recipients, count(distinct h.id) as reasons
  from orders.orders o
  left join orders.invoice_recipients i on i.order_id = o.id
  left join orders.status_history h on h.order_id = o.id and h.actor <> 'system' and h.reason is not null
  where o.customer_id = c.id
) o
where c.deleted_at is not null
  and (a.balance_paise <> 0 or d.balance_paise <> 0 or c.blocked_at is not null or n.notes > 0 or r.requests > 0
    or o.recipients > 0 or o.reasons > 0)
