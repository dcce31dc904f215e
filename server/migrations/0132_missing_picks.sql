-- Closing a count of an aisle looks for what pickers have reported as missing since.
create index picks_not_there on orders.picks (picked_at) where reason = 'NOT_THERE';
