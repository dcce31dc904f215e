-- Coupons of the shop. `used_paise` is the sum of what stands redeemed; a budget cannot be exceeded, whatever comes at
-- once.
create table pricing.coupons (
  id int primary key generated always as identity,
  code text not null unique check (code ~ '^[A-Z0-9]{3,20}$'),
  -- Takes off a percentage, at most `cap_paise`, or an amount.
  percent numeric(5, 2) check (percent > 0 and percent <= 100),
  amount_paise bigint check (amount_paise > 0),
  cap_paise bigint check (cap_paise > 0),
  -- Of the goods that it is for, before discounts.
  minimum_paise bigint not null check (minimum_paise >= 0),
  -- Null: for both.
  department text check (department in ('KITCHEN', 'GROCERY')),
  once_per_customer boolean not null,
  first_order_only boolean not null,
  with_plan boolean not null,
  valid_from timestamptz,
  valid_until timestamptz,
  budget_paise bigint check (budget_paise > 0),
  is_paused boolean not null,
  used_paise bigint not null default 0 check (used_paise >= 0),
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by bigint,
  check ((percent is null) <> (amount_paise is null)),
  check (cap_paise is null or percent is not null),
  check (once_per_customer or not first_order_only),
  check (valid_until > valid_from),
  check (used_paise <= budget_paise)
);

-- One for each checkout, for both of its orders; of a cancelled order nothing stands.
create table pricing.redemptions (
  uid uuid primary key,
  coupon_id int not null references pricing.coupons (id),
  -- Null once the account is deleted.
  customer_id bigint references identity.customers (id),
  -- The coupon was for one checkout of each customer.
  is_only boolean not null,
  amount_paise bigint not null check (amount_paise >= 0),
  redeemed_at timestamptz not null
);
create index on pricing.redemptions (coupon_id);
create index on pricing.redemptions (customer_id);
create unique index one_redemption_per_customer on pricing.redemptions (coupon_id, customer_id)
  where is_only and amount_paise > 0;

-- What a coupon took off an order and off each line. It is part of `plan_discount_paise`, which has all that is taken
-- off a line beside the item's own discount.
alter table orders.orders
  add column redemption_uid uuid,
  add column coupon_code text,
  add column coupon_paise bigint not null default 0,
  add check (coupon_paise between 0 and discount_paise or picks_billed_at is not null),
  add check ((redemption_uid is null) = (coupon_code is null)),
  add check (redemption_uid is not null or coupon_paise = 0);
create index on orders.orders (redemption_uid) where redemption_uid is not null;
alter table orders.items
  add column coupon_discount_paise bigint not null default 0,
  add check (coupon_discount_paise between 0 and plan_discount_paise);
