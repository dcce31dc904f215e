-- What payment providers transferred to the bank of the shop.
create table payments.settlements (
  provider text not null check (provider ~ '^[a-z]+$'),
  id text not null check (id <> ''),
  utr text,
  settled_at timestamptz not null,
  -- Credits less debits of its lines; moved by their rows alone.
  lines_paise bigint not null default 0,
  -- What the provider says it transferred; null: it was not asked.
  reported_paise bigint,
  -- What came according to the bank, and who looked it up.
  bank_paise bigint check (bank_paise >= 0),
  bank_date date,
  bank_by bigint,
  bank_at timestamptz,
  primary key (provider, id),
  constraint bank_as_a_whole check (num_nonnulls(bank_paise, bank_date, bank_by, bank_at) in (0, 4))
);
create index on payments.settlements (settled_at);
create index settlements_with_other_sum on payments.settlements (settled_at)
  where reported_paise <> lines_paise or bank_paise <> lines_paise;

-- A payment, a refund or an adjustment as the provider settled it: stored once, its amounts for good.
create table payments.settlement_lines (
  provider text not null check (provider ~ '^[a-z]+$'),
  entity_id text not null check (entity_id <> ''),
  kind text not null check (kind in ('payment', 'refund', 'adjustment', 'transfer', 'other')),
  currency text not null,
  amount_paise bigint not null check (amount_paise >= 0),
  -- With its GST, which is tax_paise.
  fee_paise bigint not null check (fee_paise >= 0),
  tax_paise bigint not null check (tax_paise >= 0),
  credit_paise bigint not null check (credit_paise >= 0),
  debit_paise bigint not null check (debit_paise >= 0),
  payment_id text,
  dispute_id text,
  method text,
  description text,
  created_at timestamptz not null,
  -- Null as long as it is not settled.
  settlement_id text,
  raw jsonb not null,
  stored_at timestamptz not null,
  -- When it was found to be what the shop has; both stay as they are, so this does too.
  matched_at timestamptz,
  -- A later report of it with other amounts.
  other_report jsonb,
  primary key (provider, entity_id),
  foreign key (provider, settlement_id) references payments.settlements (provider, id),
  constraint tax_within_fee check (tax_paise <= fee_paise),
  constraint matched_when_settled check (matched_at is null or settlement_id is not null)
);
create index on payments.settlement_lines (provider, settlement_id);
create index unmatched_lines on payments.settlement_lines (provider, entity_id)
  where matched_at is null and settlement_id is not null;
create index lines_reported_otherwise on payments.settlement_lines (provider, entity_id)
  where other_report is not null;

create function payments.keep_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.provider, new.entity_id, new.kind, new.currency, new.amount_paise, new.fee_paise, new.tax_paise,
      new.credit_paise, new.debit_paise)
      = (old.provider, old.entity_id, old.kind, old.currency, old.amount_paise, old.fee_paise, old.tax_paise,
      old.credit_paise, old.debit_paise)
    and (old.settlement_id is null or new.settlement_id is not distinct from old.settlement_id)
    and (old.matched_at is null or new.matched_at is not distinct from old.matched_at) then
    return new;
  end if;
  raise exception 'a line of a settlement stays as it was reported' using errcode = 'check_violation';
end $$;
create trigger keep_line before update or delete on payments.settlement_lines
  for each row execute function payments.keep_line();
create trigger never_emptied before truncate on payments.settlement_lines
  for each statement execute function payments.refuse('lines of settlements are kept for good');

create function payments.add_line() returns trigger language plpgsql as $$
begin
  if new.settlement_id is not null and (tg_op = 'INSERT' or old.settlement_id is null) then
    update payments.settlements set lines_paise = lines_paise + new.credit_paise - new.debit_paise
      where provider = new.provider and id = new.settlement_id;
  end if;
  return null;
end $$;
create trigger add_line after insert or update of settlement_id on payments.settlement_lines
  for each row execute function payments.add_line();
create trigger sum_moves_by_lines before update of lines_paise on payments.settlements
  for each row when (pg_trigger_depth() = 0)
  execute function payments.refuse('the sum of a settlement moves by its lines alone');
create trigger kept_for_good before delete on payments.settlements
  for each row execute function payments.refuse('settlements are kept for good');

-- How far the settlements of a provider are known.
create table payments.settlement_sources (
  provider text primary key check (provider ~ '^[a-z]+$'),
  -- All that came before is settled or was resolved.
  checked_from timestamptz not null,
  -- Up to here the provider, or its files, reported all that it settled.
  covered_until timestamptz not null,
  fetched_at timestamptz,
  -- Why the last fetch failed; null: it did not.
  failure text
);

-- A difference that somebody looked into, as it was then. With other amounts it is another one, which is open.
create table payments.settlement_resolutions (
  provider text not null,
  kind text not null,
  subject text not null,
  ours_paise bigint,
  theirs_paise bigint,
  note text not null check (note ~ '\S' and length(note) <= 2000),
  member_id bigint not null,
  resolved_at timestamptz not null,
  constraint resolved_once unique nulls not distinct (provider, kind, subject, ours_paise, theirs_paise)
);
create index on payments.settlement_resolutions (resolved_at);
create trigger kept_for_good before update or delete on payments.settlement_resolutions
  for each row execute function payments.refuse('what was resolved stays so');

create index placed_payments on payments.payments (settled_at) where settled_at is not null;

-- What the shop expects to be settled: captured payments, refunds, and what was taken or given back outside it.
create view payments.settleable as
  select a.provider, p.payment_id as entity_id, 'payment' as kind, p.amount_paise, p.currency,
    p.settled_at as at, true as is_due
  from payments.payments p join payments.attempts a on a.id = p.attempt_id
  where p.settled_at is not null
  union all
  select a.provider, r.provider_refund_id, 'refund', r.amount_paise, p.currency, r.asked_at, r.state = 'PROCESSED'
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

-- Where a provider's settlements and the shop's ledger do not agree, without what was resolved. What was paid or given
-- back is settled within seven days, weekends and holidays of banks among them.
create view payments.settlement_differences as
  select d.*
  from (
    select l.provider, case when e.entity_id is null then 'UNKNOWN' else 'DIFFERENT' end as kind,
      l.entity_id as subject, l.kind as entity, l.settlement_id, s.settled_at as at,
      e.amount_paise as ours_paise, l.amount_paise as theirs_paise
    from payments.settlement_lines l
    join payments.settlements s on s.provider = l.provider and s.id = l.settlement_id
    left join payments.settleable e on e.provider = l.provider and e.kind = l.kind
      and e.entity_id = coalesce(l.dispute_id, l.entity_id)
    where l.matched_at is null
      and (e.amount_paise, e.currency) is distinct from (l.amount_paise, l.currency)
    union all
    select l.provider, 'CHANGED', l.entity_id, l.kind, l.settlement_id, l.stored_at, l.amount_paise,
      (l.other_report ->> 'amount_paise')::bigint
    from payments.settlement_lines l
    where l.other_report is not null
    union all
    select e.provider, 'MISSING', e.entity_id, e.kind, null, e.at, e.amount_paise, null
    from payments.settlement_sources c
    join payments.settleable e on e.provider = c.provider
    where e.is_due and e.at >= c.checked_from and e.at < c.covered_until - interval '7 days'
      and not exists (select from payments.settlement_lines l
        where l.provider = e.provider and l.settlement_id is not null
          and (l.entity_id = e.entity_id or l.dispute_id = e.entity_id))
    union all
    select s.provider, 'TRANSFER', s.id, 'settlement', s.id, s.settled_at, s.lines_paise, s.reported_paise
    from payments.settlements s where s.reported_paise <> s.lines_paise
    union all
    select s.provider, 'BANK', s.id, 'settlement', s.id, s.settled_at, s.lines_paise, s.bank_paise
    from payments.settlements s where s.bank_paise <> s.lines_paise
  ) d
  where not exists (select from payments.settlement_resolutions r
    where r.provider = d.provider and r.kind = d.kind and r.subject = d.subject
      and (r.ours_paise, r.theirs_paise) is not distinct from (d.ours_paise, d.theirs_paise));
create index lines_of_disputes on payments.settlement_lines (provider, dispute_id) where dispute_id is not null;
