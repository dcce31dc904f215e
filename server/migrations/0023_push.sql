-- The page that an e-mail or a push message leads to.
alter table notifications.outbox add column link text;

-- The keys by which push services know this shop, made once.
create table notifications.push_keys (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  private_key text not null
);

-- Browsers that want to be told, each as long as its session.
create table notifications.push_subscriptions (
  endpoint text primary key check (length(endpoint) <= 1000),
  customer_id bigint not null references identity.customers (id) on delete cascade,
  session_id uuid not null references identity.sessions (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index on notifications.push_subscriptions (customer_id);
create index on notifications.push_subscriptions (session_id);
