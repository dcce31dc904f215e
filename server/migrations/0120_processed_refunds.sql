-- When the provider processed a refund. Its settlement is due from then on: one that could not be requested for weeks
-- is not in the settlements of the days around its request.
alter table payments.refunds add column processed_at timestamptz;

update payments.refunds r set processed_at = coalesce((
    select min(l.created_at) from payments.settlement_lines l
    where l.kind = 'refund' and l.entity_id = r.provider_refund_id), r.asked_at)
  where r.state = 'PROCESSED';

create function payments.set_processed_at() returns trigger language plpgsql as $$
begin
  -- A server of the release before does not write it.
  new.processed_at := now();
  return new;
end $$;
create trigger set_processed_at before insert or update of state on payments.refunds
  for each row when (new.state = 'PROCESSED' and new.processed_at is null)
  execute function payments.set_processed_at();

alter table payments.refunds add constraint processed_at_a_time
  check (state <> 'PROCESSED' or processed_at is not null);
create index on payments.refunds ((coalesce(processed_at, asked_at)));

create or replace view payments.settleable as
  select a.provider, p.payment_id as entity_id, 'payment' as kind, p.amount_paise, p.currency,
    p.settled_at as at, true as is_due
  from payments.payments p join payments.attempts a on a.id = p.attempt_id
  where p.settled_at is not null
  union all
  select a.provider, r.provider_refund_id, 'refund', r.amount_paise, p.currency, coalesce(r.processed_at, r.asked_at),
    r.state = 'PROCESSED'
  from payments.refunds r
  join payments.payments p on p.payment_id = r.payment_id
  join payments.attempts a on a.id = p.attempt_id
  where r.provider_refund_id is not null and r.state in ('PENDING', 'PROCESSED')
  union all
  select a.provider, v.id, case v.kind when 'REFUND' then 'refund' else 'adjustment' end, v.amount_paise, p.currency,
    v.reported_at, v.state = 'TAKEN'
  from payments.reversals v
  join payments.payments p on p.payment_id = v.payment_id
  join payments.attempts a on a.id = p.attempt_id;
