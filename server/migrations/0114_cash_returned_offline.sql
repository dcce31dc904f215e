-- A rider gives cash back without a network, too: the device sends it later, once.
alter table orders.rider_actions
  drop constraint rider_actions_action_check,
  add constraint rider_actions_action_check
    check (action in ('start', 'delivered', 'attempted', 'returned', 'pick', 'unpick', 'cash_returned'));
