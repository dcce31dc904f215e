-- A close of cash expects the sum of what its rider took since the one before, and of what they had to return.
select c.uid, c.expected_paise, coalesce(l.taken, 0) as collected, coalesce(r.held, 0) as to_return
from orders.cash_closings c
left join (
  select k.closing_id, sum(l.amount_paise) as taken, array_agg(l.member_id) as members
  from orders.closed_collections k join orders.cash_collections l on l.order_id = k.order_id group by 1
) l on l.closing_id = c.id
left join (
  select k.closing_id, sum(r.amount_paise) as held, array_agg(r.member_id) as members
  from orders.closed_returns k join orders.cash_returns r on r.order_id = k.order_id group by 1
) r on r.closing_id = c.id
where c.expected_paise <> coalesce(l.taken, 0) + coalesce(r.held, 0)
  or exists (select from unnest(l.members || r.members) as m (id) where m.id is distinct from c.member_id)
