-- Which provider took a payment. Its refunds and checks go there, also after the shop has changed to another.
-- The default is for servers of the version before, which know one provider alone.
alter table payments.attempts
  add column provider text not null default 'razorpay' check (provider ~ '^[a-z]+$');
create trigger same_provider before update of provider on payments.attempts
  for each row when (new.provider <> old.provider)
  execute function payments.refuse('an attempt stays with its provider');

-- Ids of events are the provider's own, and a body is signed by one provider.
alter table payments.webhook_inbox
  add column provider text not null default 'razorpay' check (provider ~ '^[a-z]+$'),
  drop constraint webhook_inbox_event_id_key,
  drop constraint webhook_inbox_body_hash_key,
  add constraint same_event unique (provider, event_id),
  add constraint same_body unique (provider, body_hash);
