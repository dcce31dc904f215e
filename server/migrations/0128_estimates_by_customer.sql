-- A new estimate deletes the oldest ones of its customer.
create index estimates_by_customer on pricing.estimates (customer_id, created_at desc);
