-- When a later message about the same order made a message untrue that was not sent yet. It is not sent any more.
alter table notifications.outbox add column replaced_at timestamptz;
