-- Validates the constraint of migration 0139, which reads the whole outbox, without keeping others from writing messages.
alter table notifications.outbox validate constraint outbox_state_check;
