-- Who works here, how they sign in, and the audit log of what they change.
create schema staff;

create table staff.members (
  id bigint generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(),
  name text not null check (name <> ''),
  email text not null unique check (email = lower(email)),
  role text not null check (role in
    ('owner', 'manager', 'picker', 'kitchen', 'rider', 'support', 'catalogue', 'accounts')),
  passphrase_hash text not null,
  -- Encrypted with the shop's secret.
  totp_secret bytea,
  -- The time step of the last code that was accepted: a code works once.
  totp_last_step bigint not null default 0,
  created_at timestamptz not null,
  shut_out_at timestamptz
);

-- A shop with an owner always retains one: checked under a lock, also against concurrent changes.
create function staff.retain_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('staff owners', 0));
  if not exists (select from staff.members
    where role = 'owner' and shut_out_at is null and id <> old.id) then
    raise exception 'the last owner stays' using errcode = 'check_violation', constraint = 'last_owner';
  end if;
  return coalesce(new, old);
end $$;
create trigger retain_owner before update of role, shut_out_at on staff.members for each row
  when (old.role = 'owner' and old.shut_out_at is null
    and (new.role <> 'owner' or new.shut_out_at is not null))
  execute function staff.retain_owner();
create trigger retain_owner_row before delete on staff.members for each row
  when (old.role = 'owner' and old.shut_out_at is null)
  execute function staff.retain_owner();

create table staff.recovery_codes (
  member_id bigint not null references staff.members (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);

-- One-time links: the first owner, an invitation, a new passphrase for a member.
create table staff.links (
  uid uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  kind text not null check (kind in ('owner', 'invitation', 'passphrase')),
  name text,
  email text check (email = lower(email)),
  role text check (role in
    ('owner', 'manager', 'picker', 'kitchen', 'rider', 'support', 'catalogue', 'accounts')),
  member_id bigint references staff.members (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((kind = 'passphrase') = (member_id is not null)),
  check (kind <> 'invitation' or (name is not null and email is not null and role is not null))
);

create table staff.sessions (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references staff.members (id),
  token_hash bytea not null unique,
  next text not null check (next in ('totp', 'passkey', 'enrol', 'done')),
  second_factor_at timestamptz,
  -- An authenticator app that is not confirmed yet; encrypted.
  totp_secret bytea,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on staff.sessions (member_id) where ended_at is null;

-- Devices that signed in to an account before: failures of strangers do not count against them.
create table staff.devices (
  token_hash bytea not null,
  member_id bigint not null references staff.members (id),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (token_hash, member_id)
);

create table staff.sign_in_failures (
  id bigint generated always as identity primary key,
  account_hash bytea not null,
  -- The device's, or that of all devices which never signed in to the account.
  device_hash bytea not null,
  caller_hash bytea not null,
  at timestamptz not null
);
create index on staff.sign_in_failures (account_hash, device_hash, at);
create index on staff.sign_in_failures (caller_hash, at);
create index on staff.sign_in_failures (at);

create table staff.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: the command line.
  member_id bigint references staff.members (id),
  role text not null,
  action text not null,
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  reason text,
  request_id text,
  address text,
  -- Salted hash of the personal values, which are stored apart and can be erased.
  personal_hash bytea
);
create index on staff.audit (at desc, id desc);
create index on staff.audit (subject, subject_id);
create index on staff.audit (member_id, id);

create table staff.audit_personal (
  audit_id bigint primary key references staff.audit (id),
  customer_id bigint,
  salt bytea not null,
  "values" jsonb not null
);
create index on staff.audit_personal (customer_id);

-- The chain: each row is sealed with the hash of the one before.
create table staff.audit_seals (
  position bigint primary key,
  audit_id bigint not null unique references staff.audit (id),
  hash bytea not null
);

create function staff.retain_record() returns trigger language plpgsql as $$
begin
  raise exception '%.% is a record and stays as it is', tg_table_schema, tg_table_name
    using errcode = 'check_violation';
end $$;
create trigger retain_record before update or delete on staff.audit
  for each row execute function staff.retain_record();
create trigger retain_record_whole before truncate on staff.audit
  for each statement execute function staff.retain_record();
create trigger retain_record before update or delete on staff.audit_seals
  for each row execute function staff.retain_record();
create trigger retain_record_whole before truncate on staff.audit_seals
  for each statement execute function staff.retain_record();

-- Names its columns: one added later must not change the hashes of earlier rows.
create function staff.audit_digest(a staff.audit) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(a.id, extract(epoch from a.at), a.member_id, a.role,
    a.action, a.subject, a.subject_id, a.before, a.after, a.reason, a.request_id, a.address,
    encode(a.personal_hash, 'hex'))::text, 'UTF8'))
$$;

-- Seals rows in sequence order, at most 5000 at once; one that commits late gets the next position.
create function staff.seal_audit() returns int language plpgsql as $$
declare
  entry staff.audit;
  last staff.audit_seals;
  sealed int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('staff audit seals', 0));
  select * into last from staff.audit_seals order by position desc limit 1;
  for entry in
    select a.* from staff.audit a
    where a.id > coalesce(last.audit_id, 0) - 100000
      and not exists (select from staff.audit_seals s where s.audit_id = a.id)
    order by a.id limit 5000
  loop
    insert into staff.audit_seals (position, audit_id, hash)
      values (coalesce(last.position, 0) + 1, entry.id,
        sha256(coalesce(last.hash, ''::bytea) || staff.audit_digest(entry)))
      returning * into last;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;

-- The member of staff who made a transition.
alter table orders.status_history add column member_id bigint;
