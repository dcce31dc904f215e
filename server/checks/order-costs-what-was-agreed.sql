-- The amount of an order is what was agreed less what its bill was lowered by: the agreed lines and delivery. No line
-- costs more than agreed, and a bill is lowered only where picks were billed or something was refused at the door.
select o.uid, o.final_paise, r.reduced, a.agreed
from orders.orders o
join lateral (
  select sum(i.final_paise - i.plan_discount_paise + i.tax_paise) as agreed,
    bool_or(p.item_total_paise - p.discount_paise + p.tax_paise
      > i.final_paise - i.plan_discount_paise + i.tax_paise) as dearer
  from orders.items i left join orders.picks p using (order_id, line_no) where i.order_id = o.id
) a on true
left join lateral (select coalesce(sum(amount_paise), 0) as reduced
  from orders.reductions where order_id = o.id) r on true
where o.final_paise + r.reduced <> a.agreed + o.delivery_paise or a.dearer
  or (r.reduced > 0 and o.picks_billed_at is null and o.refused_at is null)
