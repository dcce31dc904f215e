-- When an account's e-mail was changed: for a week codes don't go there. Null is long ago, or at sign-up.
alter table identity.customers add column email_changed_at timestamptz;
