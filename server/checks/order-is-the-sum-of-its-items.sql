-- An order's amounts are the sums of its items; once its picks are billed, of what was picked; always without what was refused.
select o.uid, o.item_total_paise, o.discount_paise, o.tax_paise
from orders.orders o
join (
  select i.order_id,
    sum(coalesce(p.item_total_paise, i.cost_paise * i.quantity)) as total,
    sum(coalesce(p.discount_paise, (i.cost_paise - i.unit_paise) * i.quantity + i.plan_discount_paise)) as discount,
    sum(coalesce(p.tax_paise, i.tax_paise)) as tax
  from orders.items i
  join orders.orders b on b.id = i.order_id
  left join orders.picks p on p.order_id = i.order_id and p.line_no = i.line_no and b.picks_billed_at is not null
  group by i.order_id
) i on i.order_id = o.id
left join lateral (
  select coalesce(sum(item_total_paise), 0) as total, coalesce(sum(discount_paise), 0) as discount,
    coalesce(sum(tax_paise), 0) as tax
  from orders.refusals where order_id = o.id
) r on true
where (o.item_total_paise, o.discount_paise, o.tax_paise)
  <> (i.total - r.total, i.discount - r.discount, i.tax - r.tax)
