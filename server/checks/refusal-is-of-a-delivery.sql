-- Something is refused only of an order that is delivered, never all of it, and the bill was lowered by just that. What
-- the kitchen made does not return to stock.
select o.uid, o.status, o.department, o.refused_at, r.amount, d.amount_paise as reduced, r.of_all
from orders.orders o
left join (
  select order_id, sum(item_total_paise - discount_paise + tax_paise) as amount,
    bool_or(disposition = 'RESTOCK') as restocked,
    sum(quantity) >= (
      select sum(case when p.line_no is null then i.quantity
        else (select coalesce(sum(ceil((part ->> 'packs')::numeric)), 0) from jsonb_array_elements(p.parts) as part) end)
      from orders.items i
      join orders.orders b on b.id = i.order_id
      left join orders.picks p on p.order_id = i.order_id and p.line_no = i.line_no and b.picks_billed_at is not null
      where i.order_id = f.order_id
    ) as of_all
  from orders.refusals f group by order_id
) r on r.order_id = o.id
left join orders.reductions d on d.order_id = o.id and d.cause = 'REFUSED'
where (o.refused_at is null) <> (r.order_id is null)
  or coalesce(r.amount, 0) <> coalesce(d.amount_paise, 0)
  or (r.order_id is not null and (o.status <> 'DELIVERED' or r.of_all or (r.restocked and o.department = 'KITCHEN')))
