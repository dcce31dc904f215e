-- What the provider reported, beside what was taken for it: two reversals of one payment take no more than the payment,
-- and one that is reported to have returned first takes nothing. Null: as taken; a server of the release before writes none.
alter table payments.reversals
  add column reported_paise bigint check (reported_paise > 0),
  drop constraint reversals_amount_paise_check,
  add constraint taken_as_reported
    check (amount_paise >= 0 and amount_paise <= coalesce(reported_paise, amount_paise)
      and (amount_paise > 0 or reported_paise is not null));

-- One takes what another of the same payment returns.
drop trigger same_reversal on payments.reversals;
create trigger same_reversal before update on payments.reversals for each row
  when ((old.id, old.payment_id, old.kind, old.reported_paise, old.reported_at)
    is distinct from (new.id, new.payment_id, new.kind, new.reported_paise, new.reported_at)
    or old.state = 'RETURNED' or new.amount_paise < old.amount_paise)
  execute function payments.refuse('a reversal stays what was reported');

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
  select a.provider, v.id, case v.kind when 'REFUND' then 'refund' else 'adjustment' end,
    coalesce(v.reported_paise, v.amount_paise), p.currency, v.reported_at, v.state = 'TAKEN'
  from payments.reversals v
  join payments.payments p on p.payment_id = v.payment_id
  join payments.attempts a on a.id = p.attempt_id;
