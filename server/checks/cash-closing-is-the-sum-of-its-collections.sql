-- A close of cash expects the sum of what its rider took since the one before.
select c.uid, c.expected_paise, coalesce(sum(l.amount_paise), 0) as collected
from orders.cash_closings c
left join orders.closed_collections k on k.closing_id = c.id
left join orders.cash_collections l on l.order_id = k.order_id
group by c.id
having c.expected_paise <> coalesce(sum(l.amount_paise), 0)
  or bool_or(l.member_id is distinct from c.member_id)
