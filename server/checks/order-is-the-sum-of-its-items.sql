-- An order's amounts are the sums of its items.
select o.uid, o.item_total_paise, o.discount_paise, o.tax_paise
from orders.orders o
join (
  select order_id, sum(cost_paise * quantity) as total,
    sum((cost_paise - unit_paise) * quantity + plan_discount_paise) as discount, sum(tax_paise) as tax
  from orders.items group by order_id
) i on i.order_id = o.id
where (o.item_total_paise, o.discount_paise, o.tax_paise) <> (i.total, i.discount, i.tax)
