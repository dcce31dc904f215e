-- What was bought in the same orders, summed each night from the latest of them. Servers of the release before know neither.
create table orders.bought_together (
  item_id int not null,
  other_id int not null check (other_id <> item_id),
  -- How many different customers bought both, over the root of how many bought the other.
  score real not null check (score > 0),
  primary key (item_id, other_id)
);
create function orders.publish_together() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'together');
  return null;
end $$;
create trigger publish_together after insert or update or delete on orders.bought_together
  for each statement execute function orders.publish_together();
