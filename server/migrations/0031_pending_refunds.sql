-- The hourly check asks the provider about these.
create index on payments.refunds (asked_at) where state = 'PENDING';
