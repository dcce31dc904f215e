-- Which reports members get by e-mail, each day, week or month. One that everybody gets who may read it has no row until
-- its reader chooses another time or stops it.
create table back_office.report_subscriptions (
  member_id bigint not null references staff.members (id),
  report text not null check (report in ('stock', 'sales', 'service', 'wallets', 'cash', 'gst')),
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly')),
  -- Of the day, in India.
  minute smallint not null check (minute between 0 and 1439),
  -- What was due before is not sent.
  since timestamptz not null,
  stopped_at timestamptz,
  primary key (member_id, report, frequency)
);

-- What is settled: of each period, by the day on which it was due, once for each reader. Without a message when there was
-- nothing to say.
create table back_office.report_messages (
  member_id bigint not null references staff.members (id),
  report text not null,
  frequency text not null,
  due_on date not null,
  settled_at timestamptz not null,
  has_message boolean not null,
  primary key (member_id, report, frequency, due_on)
);
create index on back_office.report_messages (due_on);

-- Days whose stock message goes to each reader by itself. A server of the version before sends to all at once: on its
-- days nobody gets another.
alter table catalogue.stock_messages add column by_reader boolean not null default false;
