-- The close of a day that somebody signed, with the figures it showed. It stays as it was signed; what changes later is an
-- adjustment of the next day that is signed.
create table back_office.day_closes (
  id bigint generated always as identity primary key,
  day date not null,
  signed_by bigint not null references staff.members (id),
  signed_at timestamptz not null,
  -- As shown: what was in the safe at the end of the day, and differences of settlements that were open.
  safe_paise bigint not null,
  open_differences int not null check (open_differences >= 0),
  written_in xid8 not null default pg_current_xact_id(),
  reopened_by bigint references staff.members (id),
  reopened_at timestamptz,
  reopen_reason text check (reopen_reason ~ '\S'),
  constraint reopened_as_a_whole check (num_nonnulls(reopened_by, reopened_at, reopen_reason) in (0, 3)),
  constraint signed_once_over check (signed_at >= (day + 1)::timestamp at time zone 'Asia/Kolkata')
);
create unique index signed_once on back_office.day_closes (day) where reopened_at is null;

-- `of_day`: the day itself, or an earlier signed one of which this is an adjustment.
create table back_office.day_close_figures (
  close_id bigint not null references back_office.day_closes (id),
  of_day date not null,
  figure text not null check (figure <> ''),
  amount_paise bigint not null,
  primary key (close_id, of_day, figure)
);
create index on back_office.day_close_figures (of_day);

create function back_office.keep_close() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.reopened_at is null and new.reopened_at is not null
    and (new.id, new.day, new.signed_by, new.signed_at, new.safe_paise, new.open_differences, new.written_in)
      = (old.id, old.day, old.signed_by, old.signed_at, old.safe_paise, old.open_differences, old.written_in)
    and not exists (select from back_office.day_closes l where l.day > old.day and l.reopened_at is null) then
    return new;
  end if;
  raise exception 'a signed day stays as it was signed' using errcode = 'check_violation';
end $$;
create trigger keep_close before update or delete on back_office.day_closes
  for each row execute function back_office.keep_close();

create function back_office.keep_close_figure() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and exists (select from back_office.day_closes c
    where c.id = new.close_id and c.written_in = pg_current_xact_id() and new.of_day <= c.day) then
    return new;
  end if;
  raise exception 'a signed day stays as it was signed' using errcode = 'check_violation';
end $$;
create trigger keep_close_figure before insert or update or delete on back_office.day_close_figures
  for each row execute function back_office.keep_close_figure();

create function back_office.refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception 'signed days are kept for good' using errcode = 'check_violation';
end $$;
create trigger never_emptied before truncate on back_office.day_closes
  for each statement execute function back_office.refuse_truncate();
create trigger never_emptied before truncate on back_office.day_close_figures
  for each statement execute function back_office.refuse_truncate();
