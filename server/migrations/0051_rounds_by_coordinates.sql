-- Where the order goes, copied from the saved address: for the rider's map, and for the sequence of a round.
alter table orders.orders
  add column delivery_latitude double precision check (delivery_latitude between -90 and 90),
  add column delivery_longitude double precision check (delivery_longitude between -180 and 180);
