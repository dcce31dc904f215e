-- Requests of customers about their data that reached staff by phone, e-mail or letter. One without a customer is that
-- of an account that is deleted: it has no personal data any more.
create table back_office.privacy_requests (
  id bigint generated always as identity primary key,
  uid uuid not null unique,
  number text not null unique,
  customer_id bigint references identity.customers (id),
  kind text not null check (kind in ('EXPORT', 'CORRECT', 'DELETE', 'NOMINEE', 'WITHDRAW')),
  channel text not null check (channel in ('PHONE', 'EMAIL', 'LETTER', 'IN_PERSON')),
  identity_proof text not null
    check (identity_proof in ('NONE', 'CALLED_BACK', 'REGISTERED_EMAIL', 'DOCUMENT')),
  note text check (length(note) <= 2000),
  received_on date not null,
  due_on date not null check (due_on > received_on),
  recorded_at timestamptz not null,
  recorded_by bigint not null references staff.members (id),
  assigned_to bigint references staff.members (id),
  state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'REFUSED')),
  outcome text check (outcome in ('LINK_SENT', 'FILE_GIVEN', 'CHANGED', 'ERASED', 'REFUSED')),
  -- What was done, or why it was refused.
  answer text check (length(answer) <= 1000),
  closed_at timestamptz,
  -- Null when the customer deleted their account themselves.
  closed_by bigint references staff.members (id),
  -- When staff saved the file of an export.
  file_taken_at timestamptz,
  link_hash bytea unique,
  link_expires_at timestamptz,
  link_opened_at timestamptz,
  check ((state = 'OPEN') = (closed_at is null)),
  check ((state = 'OPEN') = (outcome is null)),
  check ((state = 'REFUSED') = (outcome is not distinct from 'REFUSED')),
  check ((link_hash is null) = (link_expires_at is null)),
  check (state <> 'OPEN' or customer_id is not null),
  constraint erased_is_blank check (customer_id is not null
    or (note is null and answer is null and link_hash is null)),
  constraint proven_before_it_is_done check (state <> 'DONE' or identity_proof <> 'NONE'
    or kind = 'WITHDRAW' or (outcome = 'ERASED' and closed_by is null))
);
create unique index one_open_privacy_request on back_office.privacy_requests (customer_id, kind)
  where state = 'OPEN' and kind <> 'CORRECT';
create index on back_office.privacy_requests (customer_id, id desc);
create index privacy_requests_due on back_office.privacy_requests (due_on) where state = 'OPEN';

create trigger refuse_deleted before insert on back_office.privacy_requests
  for each row execute function identity.refuse_deleted();

create function back_office.refuse_closed() returns trigger language plpgsql as $$
begin
  raise exception 'privacy request % is closed', old.number using errcode = 'check_violation';
end $$;
create trigger closed_for_good before update on back_office.privacy_requests
  for each row when (old.state <> 'OPEN' and (new.state, new.outcome, new.closed_at, new.closed_by, new.kind, new.due_on)
    is distinct from (old.state, old.outcome, old.closed_at, old.closed_by, old.kind, old.due_on))
  execute function back_office.refuse_closed();

-- Whoever deletes an account, also the release before: its requests stay without customer and texts, and are closed.
create function back_office.erase_privacy_requests() returns trigger language plpgsql as $$
begin
  update back_office.privacy_requests
  set customer_id = null, note = null, answer = null, link_hash = null, link_expires_at = null,
    state = case when state = 'OPEN' then 'DONE' else state end,
    outcome = coalesce(outcome, 'ERASED'),
    closed_at = coalesce(closed_at, new.deleted_at)
  where customer_id = new.id;
  return null;
end $$;
create trigger erase_privacy_requests after update of deleted_at on identity.customers
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function back_office.erase_privacy_requests();

-- Who has an older link may not be the customer any more once number or e-mail change.
create function back_office.end_privacy_links() returns trigger language plpgsql as $$
begin
  update back_office.privacy_requests set link_hash = null, link_expires_at = null
  where customer_id = new.id and link_hash is not null;
  return null;
end $$;
create trigger end_privacy_links after update of mobile_no, email on identity.customers
  for each row when (old.mobile_no is distinct from new.mobile_no or old.email is distinct from new.email)
  execute function back_office.end_privacy_links();
