-- What a customer's plan takes off a line, beside the discount of the goods themselves.
alter table orders.items
  add column plan_discount_paise bigint not null default 0,
  add check (plan_discount_paise between 0 and final_paise);
