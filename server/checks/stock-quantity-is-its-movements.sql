-- The quantity of each stock is the sum of its movements.
select s.id, s.quantity, coalesce(m.n, 0) as moved
from catalogue.stocks s
left join (select stock_id, sum(change) as n from catalogue.stock_movements group by 1) m on m.stock_id = s.id
where s.quantity <> coalesce(m.n, 0)
