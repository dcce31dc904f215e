-- When an account's e-mail was changed: for a week codes don't go there. Null is long ago, or at sign-up.
alter table identity.customers add column email_changed_at timestamptz;

-- What is written of a customer while the account is being deleted would outlive it, as with addresses.
create trigger refuse_deleted before insert on cart.lines
  for each row execute function identity.refuse_deleted();
create trigger refuse_deleted before insert on catalogue.waiting
  for each row execute function identity.refuse_deleted();
create trigger refuse_deleted before insert on pricing.estimates
  for each row execute function identity.refuse_deleted();
create trigger refuse_deleted before insert on notifications.push_subscriptions
  for each row execute function identity.refuse_deleted();
create trigger refuse_deleted before insert on complaints.tickets
  for each row when (new.customer_id is not null) execute function identity.refuse_deleted();
create trigger refuse_deleted before insert on payments.attempts
  for each row when (new.customer_id is not null) execute function identity.refuse_deleted();
