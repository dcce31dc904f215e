-- The line that was picked, or whose pick was taken back: the same id for another line is another action.
alter table orders.rider_actions
  add column item_uid uuid,
  drop constraint rider_actions_action_check,
  add constraint rider_actions_action_check
    check (action in ('start', 'delivered', 'attempted', 'returned', 'pick', 'unpick'));
