create schema orders;

create table orders.orders (
  id bigint generated always as identity primary key,
  uid uuid not null unique,
  customer_id bigint references identity.customers (id),
  department text not null check (department in ('KITCHEN', 'GROCERY')),
  status text not null check (status in
    ('PAYMENT_PENDING', 'PLACED', 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED')),
  payment_method text not null check (payment_method in ('COD', 'ONLINE', 'WALLET')),
  payment_status smallint not null default 0 check (payment_status in (0, 1)),
  raz_pay_status smallint check (raz_pay_status in (0, 1, 2)),
  raz_order_id text,
  payment_id text,
  item_total_paise bigint not null check (item_total_paise >= 0),
  discount_paise bigint not null check (discount_paise between 0 and item_total_paise),
  tax_paise bigint not null check (tax_paise >= 0),
  delivery_paise bigint not null check (delivery_paise >= 0),
  final_paise bigint not null,
  pending_paise bigint not null default 0 check (pending_paise between 0 and final_paise),
  estimate_id uuid,
  -- '__1' or '__2' when two orders share one delivery.
  estimate_part text not null default '' check (estimate_part in ('', '__1', '__2')),
  delivery_date date not null,
  slot_id int not null,
  slot_name text not null,
  pincode text not null,
  deliver_to text not null,
  delivery_address text not null,
  customer_name text not null,
  contact text not null,
  email text,
  occasion text,
  occasion_members int check (occasion_members > 0),
  created_at timestamptz not null,
  check (final_paise = item_total_paise - discount_paise + tax_paise + delivery_paise)
);
create index on orders.orders (customer_id, id desc);
create index on orders.orders (delivery_date, slot_id);
-- An estimate is charged once for each department.
create unique index one_order_per_estimate on orders.orders (estimate_id, department)
  where estimate_id is not null and status <> 'CANCELLED';
-- Of two orders that share a delivery only one goes without its charge.
create unique index one_order_per_estimate_part on orders.orders (estimate_id, estimate_part)
  where estimate_part <> '' and status <> 'CANCELLED';

create table orders.items (
  order_id bigint not null references orders.orders (id) on delete cascade,
  line_no int not null,
  uid uuid not null default gen_random_uuid(),
  item_id int not null,
  type text not null check (type in ('STOCK', 'COMBO')),
  name text not null,
  units text not null,
  quantity int not null check (quantity > 0),
  unit_paise bigint not null check (unit_paise >= 0),
  cost_paise bigint not null check (cost_paise >= unit_paise),
  final_paise bigint not null,
  gst_percent numeric(4, 2) not null,
  tax_paise bigint not null check (tax_paise >= 0),
  hsn text not null,
  image_url text,
  primary key (order_id, line_no),
  check (final_paise = unit_paise * quantity)
);

-- Every move of an order, and who moved it. The newest row is the order's status.
create table orders.status_history (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders.orders (id) on delete cascade,
  status text not null,
  actor text not null,
  at timestamptz not null
);
create index on orders.status_history (order_id, id);

create table orders.idempotency_keys (
  customer_id bigint not null references identity.customers (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (customer_id, key)
);
create index on orders.idempotency_keys (created_at);
