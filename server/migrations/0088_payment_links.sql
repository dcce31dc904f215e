-- An attempt may be a payment link that a rider shows at the door; `provider_order_id` is then the link's id.
alter table payments.attempts
  add column link_expires_at timestamptz,
  add column link_url text,
  -- When nobody could begin to pay it any more: cancelled or expired. Money that began before may still arrive.
  add column withdrawn_at timestamptz,
  add constraint link_of_orders check (link_expires_at is null or purpose = 'ORDER'),
  add constraint link_fields check (link_expires_at is not null or (link_url is null and withdrawn_at is null)),
  add constraint link_is_shown check (link_url is null or provider_order_id is not null);

-- One open link for an order; one that was withdrawn makes room for the next.
drop index payments.one_open_attempt;
create unique index one_open_attempt on payments.attempts (order_key)
  where state in ('NEW', 'OPEN') and withdrawn_at is null;

create trigger withdrawn_for_good before update of withdrawn_at on payments.attempts
  for each row when (old.withdrawn_at is not null and new.withdrawn_at is distinct from old.withdrawn_at)
  execute function payments.refuse('a link that was withdrawn stays so');
create trigger same_link before update of link_url, link_expires_at on payments.attempts
  for each row when (new.link_expires_at is distinct from old.link_expires_at
    or (old.link_url is not null and new.link_url is distinct from old.link_url))
  execute function payments.refuse('a link stays as it was shown');

-- The cash that a rider's device reported. When the order was paid by a link, the rider gives it back.
alter table orders.rider_actions
  add column reported_cash_paise bigint check (reported_cash_paise >= 0);
