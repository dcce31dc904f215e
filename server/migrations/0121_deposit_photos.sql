-- The photo of the bank's slip of a cash deposit, as photos of deliveries and complaints are stored: in the database,
-- reached by no address. The paper is the voucher; the photo is for whoever verifies the deposit elsewhere.
create table orders.deposit_photos (
  deposit_id bigint primary key references orders.cash_deposits (id),
  -- Chosen by the device: sent twice, it is one photo.
  id uuid not null unique,
  member_id bigint not null,
  received_at timestamptz not null,
  webp bytea not null check (octet_length(webp) between 1 and 4194304)
);
create index on orders.deposit_photos (received_at);
-- A picture is compressed already.
alter table orders.deposit_photos alter column webp set storage external;

create function orders.check_deposit_photo() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from orders.cash_deposits d
      where d.id = new.deposit_id and d.recorded_by = new.member_id and d.verified_at is null and d.cancelled_at is null
      for share;
    if found then
      return new;
    end if;
    raise exception 'a photo is added to an open deposit by who recorded it' using errcode = 'check_violation';
  end if;
  raise exception 'the photo of a deposit does not change' using errcode = 'check_violation';
end $$;
create trigger check_deposit_photo before insert or update on orders.deposit_photos
  for each row execute function orders.check_deposit_photo();
