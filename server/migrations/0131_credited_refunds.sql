-- A refund that failed for good is credited to the wallet of whoever paid: once, with its amount, and instead of
-- everything else. A server of the release before shows it as failed and cannot send it again.
alter table payments.refunds
  add column credited_at timestamptz,
  add column credited_by bigint references staff.members (id),
  -- The wallet entry of the credit.
  add column credit_reference text unique,
  add constraint credited_as_a_whole check (num_nonnulls(credited_at, credited_by, credit_reference) in (0, 3)),
  add constraint credited_when_failed check (credited_at is null or state = 'FAILED'),
  add constraint credited_as_this_refund check (credit_reference like '%/FAILED/' || id::text);
create index on payments.refunds (credited_at) where credited_at is not null;
-- The provider paid these nevertheless.
create index on payments.refunds (processed_at) where credited_at is not null and processed_at is not null;

create trigger credited_for_good before update on payments.refunds for each row
  when (old.credited_at is not null and
    (old.credited_at, old.credited_by, old.credit_reference)
      is distinct from (new.credited_at, new.credited_by, new.credit_reference))
  execute function payments.refuse('a refund that was credited stays so');

-- At commit a credited refund is in the wallet of whoever paid, with its amount, and such an entry has its refund.
create function payments.check_credit() returns trigger language plpgsql as $$
begin
  if not exists (
    select from wallet.entries e
    join wallet.lines l on l.entry_id = e.id
    join wallet.accounts w on w.id = l.account_id
    join payments.payments p on p.payment_id = new.payment_id
    join payments.attempts a on a.id = p.attempt_id and a.customer_id = w.customer_id
    where e.kind = 'refund' and e.reference = new.credit_reference and l.amount_paise = new.amount_paise
  ) then
    raise exception 'refund % is not in the wallet', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger check_credit after insert or update of credited_at on payments.refunds
  deferrable initially deferred for each row when (new.credited_at is not null)
  execute function payments.check_credit();

create function wallet.check_failed_refund() returns trigger language plpgsql as $$
begin
  if not exists (select from payments.refunds where credit_reference = new.reference) then
    raise exception 'wallet entry % has no failed refund', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger check_failed_refund after insert on wallet.entries
  deferrable initially deferred for each row when (new.kind = 'refund' and new.reference like '%/FAILED/%')
  execute function wallet.check_failed_refund();

-- A refund that was paid after its credit is settled like any other.
create or replace view payments.settleable as
  select a.provider, p.payment_id as entity_id, 'payment' as kind, p.amount_paise, p.currency,
    p.settled_at as at, true as is_due
  from payments.payments p join payments.attempts a on a.id = p.attempt_id
  where p.settled_at is not null
  union all
  select a.provider, r.provider_refund_id, 'refund', r.amount_paise, p.currency,
    coalesce(r.processed_at, r.asked_at),
    r.state = 'PROCESSED' or (r.credited_at is not null and r.processed_at is not null)
  from payments.refunds r
  join payments.payments p on p.payment_id = r.payment_id
  join payments.attempts a on a.id = p.attempt_id
  where r.provider_refund_id is not null
    and (r.state in ('PENDING', 'PROCESSED') or (r.credited_at is not null and r.processed_at is not null))
  union all
  select a.provider, v.id, case v.kind when 'REFUND' then 'refund' else 'adjustment' end,
    coalesce(v.reported_paise, v.amount_paise), p.currency, v.reported_at, v.state = 'TAKEN'
  from payments.reversals v
  join payments.payments p on p.payment_id = v.payment_id
  join payments.attempts a on a.id = p.attempt_id;
