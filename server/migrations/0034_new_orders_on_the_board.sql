-- Staff's screens show a new order at once. The transaction that places an order notifies of its stocks anyway.
create trigger publish_new_order after insert on orders.orders for each row
  execute function orders.tell_watchers();
