-- Plans that staff change: how often, when, by whom; and the terms of every version, so that a payment buys what was
-- offered when it began.
alter table wallet.plans
  -- Counts the changes by staff, and every change of the terms.
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint,
  -- No longer in any list; subscriptions and payments still name it.
  add column removed_at timestamptz,
  -- A server of the version before knows hidden plans alone.
  add check (removed_at is null or inactive),
  -- Plans of before that give more than they cost stay; none is added.
  add constraint cashback_within_recharge check (cashback_paise <= min_amount_paise) not valid,
  drop constraint plans_plan_name_key;
create unique index one_plan_of_a_name on wallet.plans (plan_name) where removed_at is null;

create table wallet.plan_versions (
  plan_id int not null references wallet.plans (id),
  version int not null,
  plan_name text not null,
  min_amount_paise bigint not null,
  discount_percent numeric(5, 2) not null,
  cashback_paise bigint not null,
  free_shipping boolean not null,
  priority_delivery boolean not null,
  additional_perks text not null,
  validity_days int not null,
  translations jsonb not null,
  primary key (plan_id, version)
);
insert into wallet.plan_versions
  select id, version, plan_name, min_amount_paise, discount_percent, cashback_paise, free_shipping,
    priority_delivery, additional_perks, validity_days, translations from wallet.plans;

create function wallet.count_terms() returns trigger language plpgsql as $$
begin
  new.version := greatest(new.version, old.version + 1);
  return new;
end $$;
create trigger count_terms before update on wallet.plans
  for each row when ((old.plan_name, old.min_amount_paise, old.discount_percent, old.cashback_paise,
      old.free_shipping, old.priority_delivery, old.additional_perks, old.validity_days, old.translations)
    is distinct from (new.plan_name, new.min_amount_paise, new.discount_percent, new.cashback_paise,
      new.free_shipping, new.priority_delivery, new.additional_perks, new.validity_days, new.translations))
  execute function wallet.count_terms();

create function wallet.record_terms() returns trigger language plpgsql as $$
begin
  insert into wallet.plan_versions values (new.id, new.version, new.plan_name, new.min_amount_paise,
    new.discount_percent, new.cashback_paise, new.free_shipping, new.priority_delivery, new.additional_perks,
    new.validity_days, new.translations);
  return null;
end $$;
create trigger record_first_terms after insert on wallet.plans
  for each row execute function wallet.record_terms();
create trigger record_terms after update on wallet.plans
  for each row when (old.version <> new.version) execute function wallet.record_terms();

create trigger kept_for_good before update or delete on wallet.plan_versions
  for each row execute function wallet.refuse('the terms of a plan stay as they were offered');
create trigger never_emptied before truncate on wallet.plan_versions
  for each statement execute function wallet.refuse('the terms of plans are kept for good');

-- Null: begun by a server of the version before, which buys the plan as it is when the money arrives.
alter table payments.attempts
  add column subscription_version int check (subscription_version is null or subscription_id is not null);
