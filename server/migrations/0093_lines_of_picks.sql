-- The line that a pick was of: the same id for another line is another action.
alter table orders.rider_actions add column item_uid uuid;
