-- A message that is of no use any more before it could be sent: it has expired, or a later one about the same order
-- says something else. It is not sent, and nobody has to look into it. Migration 0143 validates the constraint.
alter table notifications.outbox
  add column expires_at timestamptz,
  drop constraint outbox_state_check,
  add constraint outbox_state_check check (state in ('waiting', 'sent', 'local', 'given_up', 'outdated')) not valid;
