-- What happened on a day is read by its time; rows of one day lie together, so that small indexes do.
create index orders_of_day on orders.orders using brin (created_at) with (pages_per_range = 16, autosummarize = on);
create index on payments.uses using brin (used_at) with (autosummarize = on);
create index on payments.refunds (asked_at);
create index failed_payments on payments.payments (first_heard_at) where status = 'failed';
create index on orders.cash_collections (collected_at);
create index on wallet.entries using brin (created_at) with (pages_per_range = 16, autosummarize = on);
