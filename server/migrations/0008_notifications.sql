create schema notifications;

create table notifications.outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email', 'push')),
  template text not null,
  recipient text not null,
  subject text,
  body text not null,
  variables jsonb not null default '{}',
  created_at timestamptz not null,
  -- waiting: to be sent; local: no provider, to be read at /dev/outbox.
  state text not null check (state in ('waiting', 'sent', 'local', 'given_up')),
  attempts int not null default 0,
  provider_answer text,
  settled_at timestamptz
);
create index on notifications.outbox (recipient, id desc);
create index on notifications.outbox (id) where state = 'waiting';
