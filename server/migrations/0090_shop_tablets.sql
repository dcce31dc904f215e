-- Devices of the shop that pickers and riders share. One waits for its one-time code, or holds a secret.
create table staff.shared_devices (
  id bigint generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(),
  name text not null check (name ~ '\S'),
  created_by bigint not null references staff.members (id),
  created_at timestamptz not null,
  code_hash bytea unique,
  code_expires_at timestamptz,
  token_hash bytea unique,
  enrolled_at timestamptz,
  last_used_at timestamptz,
  last_used_by bigint references staff.members (id),
  revoked_at timestamptz,
  check ((code_hash is null) = (code_expires_at is null)),
  check ((token_hash is null) = (enrolled_at is null)),
  check ((code_hash is null) <> (token_hash is null))
);

-- A revoked device stays revoked, and a device is enrolled once.
create function staff.retain_shared_device() returns trigger language plpgsql as $$
begin
  raise exception 'a shared device is enrolled and revoked once' using errcode = 'check_violation';
end $$;
create trigger retain_shared_device before update on staff.shared_devices for each row
  when ((old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at)
    or (old.revoked_at is not null and new.token_hash is distinct from old.token_hash)
    or (old.token_hash is not null and new.token_hash is distinct from old.token_hash))
  execute function staff.retain_shared_device();

-- The PIN of a picker or rider, for shared devices.
create table staff.pins (
  member_id bigint primary key references staff.members (id),
  pin_hash text not null,
  set_at timestamptz not null,
  -- Of a start PIN, which somebody else gave: it must be replaced before.
  expires_at timestamptz
);

create function staff.check_pin_role() returns trigger language plpgsql as $$
begin
  perform from staff.members
    where id = new.member_id and role in ('picker', 'rider') and shut_out_at is null for share;
  if not found then
    raise exception 'a PIN is of a picker or rider' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_pin_role before insert or update on staff.pins for each row
  execute function staff.check_pin_role();

create function staff.drop_pin() returns trigger language plpgsql as $$
begin
  delete from staff.pins where member_id = new.id;
  return null;
end $$;
create trigger drop_pin after update of role, shut_out_at on staff.members for each row
  when (new.role not in ('picker', 'rider') or new.shut_out_at is not null)
  execute function staff.drop_pin();

-- The shared device on which a session began, and whether by PIN, which is never a second factor.
alter table staff.sessions
  add shared_device_id bigint references staff.shared_devices (id),
  add by_pin boolean not null default false,
  add constraint pin_is_no_second_factor check (not by_pin
    or (shared_device_id is not null and next = 'done' and second_factor_at is null));
create index on staff.sessions (shared_device_id) where ended_at is null;

create function staff.check_shared_device() returns trigger language plpgsql as $$
begin
  perform from staff.shared_devices
    where id = new.shared_device_id and token_hash is not null and revoked_at is null for share;
  if not found then
    raise exception 'a session begins on an enrolled device' using errcode = 'check_violation';
  end if;
  if new.by_pin then
    perform from staff.members
      where id = new.member_id and role in ('picker', 'rider') and shut_out_at is null for share;
    if not found then
      raise exception 'a PIN is of a picker or rider' using errcode = 'check_violation';
    end if;
  end if;
  return new;
end $$;
create trigger check_shared_device before insert on staff.sessions for each row
  when (new.shared_device_id is not null) execute function staff.check_shared_device();
