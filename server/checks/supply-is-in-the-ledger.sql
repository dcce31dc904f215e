-- What was received of each stock in a supply is what its batches say.
select supply_id, stock_id, b.n as received, m.n as moved
from (select supply_id, stock_id, sum(quantity) as n from catalogue.batches group by 1, 2) b
full join (
  select supply_id, stock_id, sum(change) as n from catalogue.stock_movements where reason = 'RECEIVED' group by 1, 2
) m using (supply_id, stock_id)
where b.n is distinct from m.n
