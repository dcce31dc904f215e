-- A line of a settlement that counts as matched is a payment, refund or reversal of the shop, of the same amount.
select l.provider, l.entity_id, l.amount_paise
from payments.settlement_lines l
where l.matched_at is not null
  and not exists (
    select from payments.settleable e
    where e.provider = l.provider and e.kind = l.kind and e.entity_id = coalesce(l.dispute_id, l.entity_id)
      and e.amount_paise = l.amount_paise and e.currency = l.currency
  )
  -- The bank gave a refund back after it was settled.
  and not exists (
    select from payments.refunds r where r.provider_refund_id = l.entity_id and r.amount_paise = l.amount_paise
  )
