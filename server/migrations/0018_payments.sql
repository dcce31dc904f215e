create schema payments;

-- What the shop asked the provider for.
create table payments.attempts (
  id bigint generated always as identity primary key,
  customer_id bigint references identity.customers (id) on delete set null,
  purpose text not null check (purpose in ('ORDER', 'WALLET')),
  -- Our own reference at the provider, used once.
  receipt text not null unique check (length(receipt) between 1 and 40),
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null default 'INR' check (currency = 'INR'),
  subscription_id int check (subscription_id is null or purpose = 'WALLET'),
  -- The uids of its orders, sorted; one open attempt for the same orders.
  order_key text check ((order_key is null) = (purpose = 'WALLET')),
  provider_order_id text unique,
  -- NEW: not answered yet; OPEN: can be paid; PAID: money came; CLOSED: no longer asked about.
  state text not null default 'NEW' check (state in ('NEW', 'OPEN', 'PAID', 'CLOSED')),
  created_at timestamptz not null,
  -- When the provider is asked next, and how often it has been.
  ask_at timestamptz not null,
  asked int not null default 0,
  check (state in ('NEW', 'CLOSED') or provider_order_id is not null)
);
create unique index one_open_attempt on payments.attempts (order_key) where state in ('NEW', 'OPEN');
create index on payments.attempts (ask_at) where state in ('NEW', 'OPEN');

create table payments.attempt_orders (
  attempt_id bigint not null references payments.attempts (id),
  order_uid uuid not null,
  amount_paise bigint not null check (amount_paise > 0),
  primary key (attempt_id, order_uid)
);
create index on payments.attempt_orders (order_uid);

-- What the provider says of a payment. Its status only goes forward.
create table payments.payments (
  payment_id text primary key,
  attempt_id bigint not null references payments.attempts (id),
  amount_paise bigint not null check (amount_paise > 0),
  currency text not null,
  status text not null check (status in ('created', 'failed', 'authorized', 'captured', 'refunded')),
  method text not null,
  -- What the provider had given back before the shop heard of the money, past the shop's own refunds.
  returned_paise bigint not null default 0 check (returned_paise >= 0),
  -- Sums of what it was used for and of the shop's refunds; moved by their rows alone.
  used_paise bigint not null default 0 check (used_paise >= 0),
  refund_paise bigint not null default 0 check (refund_paise >= 0),
  first_heard_at timestamptz not null,
  -- When its money was given its place: used, or on its way back.
  settled_at timestamptz,
  constraint used_within_captured check (used_paise + returned_paise <= amount_paise),
  constraint refunds_within_captured check (refund_paise + returned_paise <= amount_paise),
  check (settled_at is null or status in ('captured', 'refunded')),
  check (used_paise = 0 or settled_at is not null)
);
create index on payments.payments (attempt_id);

-- What captured money was used for. An order is paid once, and a payment recharges one wallet once.
create table payments.uses (
  payment_id text not null references payments.payments (payment_id),
  purpose text not null check (purpose in ('ORDER', 'WALLET')),
  order_uid uuid constraint order_paid_once unique,
  amount_paise bigint not null check (amount_paise > 0),
  used_at timestamptz not null,
  check ((order_uid is null) = (purpose = 'WALLET'))
);
create index on payments.uses (payment_id);
create unique index recharged_once on payments.uses (payment_id) where purpose = 'WALLET';

create table payments.refunds (
  id bigint generated always as identity primary key,
  payment_id text not null references payments.payments (payment_id),
  -- Names it at the provider for ever.
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{10,}$'),
  -- UNUSED: what the payment had no use for; CANCELLED: the order it paid was cancelled.
  reason text not null check (reason in ('UNUSED', 'CANCELLED')),
  order_uid uuid,
  amount_paise bigint not null check (amount_paise > 0),
  -- WAITING: the provider is still to be asked; REFUSED and FAILED need a person.
  state text not null default 'WAITING' check (state in ('WAITING', 'PENDING', 'PROCESSED', 'FAILED', 'REFUSED')),
  provider_refund_id text unique,
  bank_reference text,
  provider_words text,
  asked_at timestamptz not null,
  check ((order_uid is null) = (reason = 'UNUSED'))
);
create index on payments.refunds (payment_id);
create index on payments.refunds (asked_at) where state = 'WAITING';

create function payments.add_up() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'uses' then
    update payments.payments set used_paise = used_paise + new.amount_paise where payment_id = new.payment_id;
  else
    update payments.payments set refund_paise = refund_paise + new.amount_paise where payment_id = new.payment_id;
  end if;
  return null;
end $$;
create trigger add_up after insert on payments.uses for each row execute function payments.add_up();
create trigger add_up after insert on payments.refunds for each row execute function payments.add_up();

create function payments.refuse() returns trigger language plpgsql as $$
begin
  raise exception '%', tg_argv[0] using errcode = 'check_violation';
end $$;
create trigger kept_for_good before update or delete on payments.uses
  for each row execute function payments.refuse('what a payment was used for stays so');
create trigger sums_move_by_rows before update of used_paise, refund_paise on payments.payments
  for each row when (pg_trigger_depth() = 0)
  execute function payments.refuse('the sums of a payment move by their rows alone');
create trigger settled_once before update on payments.payments
  for each row when (old.settled_at is not null and
    (new.settled_at is distinct from old.settled_at or new.returned_paise <> old.returned_paise))
  execute function payments.refuse('a payment is settled once');
create trigger same_refund before update of payment_id, key, amount_paise on payments.refunds
  for each row execute function payments.refuse('a refund stays what was asked for');
create trigger kept_for_good before delete on payments.refunds
  for each row execute function payments.refuse('refunds are kept for good');

-- Webhooks as they came: answered at once, worked later. The signature covers the body alone, so the
-- same body under another event id is the same event.
create table payments.webhook_inbox (
  id bigint generated always as identity primary key,
  event_id text not null unique,
  body_hash bytea not null unique,
  body bytea not null,
  received_at timestamptz not null,
  worked_at timestamptz
);
create index on payments.webhook_inbox (received_at);
