-- What is left of the batches of a stock is no more than its quantity; orders have no more of a batch than was received, and
-- nothing is left of a recalled one.
select u.stock_id, 'left' as what from catalogue.batch_units u join catalogue.stocks s on s.id = u.stock_id
group by u.stock_id, s.quantity having sum(u.units_left) > s.quantity
union all
select b.stock_id, 'batch ' || b.id from catalogue.batches b join catalogue.batch_units u on u.batch_id = b.id
where u.units_left + (select coalesce(sum(units), 0) from catalogue.order_batches o where o.batch_id = b.id) > b.quantity
  or (u.units_left > 0 and exists (select from catalogue.recalls r where r.batch_id = b.id))
