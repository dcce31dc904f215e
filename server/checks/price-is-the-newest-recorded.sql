-- The price of an item is the newest one of its history.
select i.id, i.cost_paise, h.cost_paise as recorded
from (
  select id, cost_paise, discount_percent from catalogue.stocks
  union all select id, cost_paise, discount_percent from catalogue.combos
) i
left join lateral (
  select cost_paise, discount_percent from catalogue.price_history
  where item_id = i.id order by id desc limit 1
) h on true
where (i.cost_paise, i.discount_percent) is distinct from (h.cost_paise, h.discount_percent)
