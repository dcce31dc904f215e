-- Whether the provider awaits the shop's response to a dispute, until when, and the bank's reason.
alter table payments.reversals
  add column awaits_response boolean not null default false,
  add column respond_by timestamptz,
  add column dispute_reason text,
  add constraint only_disputes_await check (kind = 'DISPUTE' or not awaits_response);
create index on payments.reversals (reported_at) where awaits_response and state = 'TAKEN';
