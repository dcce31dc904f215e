-- Passkeys of staff (WebAuthn). A credential belongs to one member.
create table staff.passkeys (
  id bigint generated always as identity primary key,
  uid uuid not null unique default gen_random_uuid(),
  member_id bigint not null references staff.members (id),
  credential_id text not null unique check (credential_id <> ''),
  -- COSE.
  public_key bytea not null,
  -- Of signatures, as the authenticator counts them; 0 for those that do not count. It never goes back.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (name ~ '\S'),
  is_backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index on staff.passkeys (member_id, id);

create function staff.retain_counter() returns trigger language plpgsql as $$
begin
  raise exception 'the counter of a passkey does not go back' using errcode = 'check_violation';
end $$;
create trigger retain_counter before update of counter on staff.passkeys for each row
  when (new.counter < old.counter) execute function staff.retain_counter();

-- Challenges that wait for a response: each is used once, by the session or the browser it was made for.
create table staff.passkey_challenges (
  challenge text primary key,
  kind text not null check (kind in ('registration', 'second_factor', 'sign_in')),
  session_id uuid references staff.sessions (id) on delete cascade,
  -- Of the cookie of a browser that signs in by passkey alone.
  attempt_hash bytea,
  expires_at timestamptz not null,
  check ((kind = 'sign_in') = (session_id is null)),
  check ((session_id is null) = (attempt_hash is not null))
);
create index on staff.passkey_challenges (session_id);
create index on staff.passkey_challenges (expires_at);
