-- Nobody works in a role that needs a second factor without one: the last one goes only together with every session of the
-- member, as a reset does. Checked at the end of the transaction, under a lock of the member, so that two who remove one
-- each do not remove both.
create function staff.retain_second_factor(member bigint) returns void language plpgsql as $$
begin
  perform from staff.members where id = member for no key update;
  if exists (
    select from staff.members m
    where m.id = member and m.role not in ('picker', 'rider') and m.totp_secret is null
      and not exists (select from staff.passkeys where member_id = member)
      and exists (select from staff.sessions where member_id = member and next = 'done' and ended_at is null)
  ) then
    raise exception 'the last second factor of member % stays', member
      using errcode = 'check_violation', constraint = 'last_second_factor';
  end if;
end $$;

create function staff.retain_factor_of_passkey() returns trigger language plpgsql as $$
begin
  perform staff.retain_second_factor(old.member_id);
  return null;
end $$;
create constraint trigger retain_second_factor after delete or update of member_id on staff.passkeys
  deferrable initially deferred for each row execute function staff.retain_factor_of_passkey();

create function staff.retain_factor_of_member() returns trigger language plpgsql as $$
begin
  perform staff.retain_second_factor(new.id);
  return null;
end $$;
create constraint trigger retain_second_factor after update of totp_secret on staff.members
  deferrable initially deferred for each row
  when (old.totp_secret is not null and new.totp_secret is null)
  execute function staff.retain_factor_of_member();
