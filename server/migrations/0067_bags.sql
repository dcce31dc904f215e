-- Into how many bags an order was packed, veg and non-veg apart; null until they are counted.
alter table orders.orders
  add column veg_bags smallint,
  add column non_veg_bags smallint,
  add constraint bags_are_counted check (
    (veg_bags is null) = (non_veg_bags is null)
    and (veg_bags is null
      or (veg_bags >= 0 and non_veg_bags >= 0 and veg_bags + non_veg_bags between 1 and 99))
  );
