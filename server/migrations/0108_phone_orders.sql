-- Orders that staff place for a customer on the phone.

-- Consent given on the phone: the member of staff read the privacy notice to the caller.
create table identity.phone_consents (
  id bigint generated always as identity primary key,
  customer_id bigint not null references identity.customers (id),
  notice_version text not null check (notice_version <> ''),
  given_at timestamptz not null,
  member_id bigint not null,
  unique (customer_id, notice_version)
);
create trigger refuse_deleted before insert on identity.phone_consents
  for each row execute function identity.refuse_deleted();

-- An address that was given on the phone for a number with which nobody had signed in: it is shown to staff alone, until
-- somebody at that address has given the rider the code that was sent to the number.
alter table identity.addresses add column is_hidden boolean not null default false;

-- The code by which a caller allowed staff to take one checkout from the wallet.
create table identity.phone_payments (
  estimate_id uuid primary key,
  customer_id bigint not null references identity.customers (id),
  member_id bigint not null,
  confirmed_at timestamptz not null
);
create index on identity.phone_payments (confirmed_at);

alter table orders.orders
  -- The member of staff who placed it for the customer; null for the customer's own.
  add column placed_by bigint,
  -- Name, address and contact are withheld from whoever signs in with the number, as above.
  add column is_recipient_hidden boolean not null default false,
  add constraint hidden_from_callers check (not is_recipient_hidden or placed_by is not null);

-- Who placed it stays recorded.
create function orders.refuse_other_placer() returns trigger language plpgsql as $$
begin
  raise exception 'who placed order % stays recorded', old.uid using errcode = 'check_violation';
end $$;
create trigger placer_stays before update of placed_by on orders.orders
  for each row when (new.placed_by is distinct from old.placed_by)
  execute function orders.refuse_other_placer();

-- The wallet of a customer is spent by staff only with the code: whatever server places the order.
create function orders.check_phone_payment() returns trigger language plpgsql as $$
begin
  if not exists (
    select from identity.phone_payments p
    where p.estimate_id = new.estimate_id and p.customer_id = new.customer_id
  ) then
    raise exception 'order % by wallet was not confirmed by its customer', new.uid using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_phone_payment before insert on orders.orders
  for each row when (new.placed_by is not null and new.payment_method = 'WALLET')
  execute function orders.check_phone_payment();

-- A link whose provider did not respond is made later, and can then be paid until later; once shown it stays.
drop trigger same_link on payments.attempts;
create trigger same_link before update of link_url, link_expires_at on payments.attempts
  for each row when (
    (new.link_expires_at is distinct from old.link_expires_at
      and (old.link_url is not null or not coalesce(new.link_expires_at > old.link_expires_at, false)))
    or (old.link_url is not null and new.link_url is distinct from old.link_url))
  execute function payments.refuse('a link stays as it was shown');
