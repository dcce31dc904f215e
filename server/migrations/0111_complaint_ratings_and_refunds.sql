-- How good a customer found the answer to a complaint: once, and to be changed for a day.
alter table complaints.tickets
  add column rating smallint check (rating between 1 and 5),
  add column rating_comment text check (length(rating_comment) <= 500),
  add column rated_at timestamptz,
  add column rating_changed_at timestamptz,
  add constraint rated_with_its_time check ((rating is null) = (rated_at is null)
    and (rating is null) = (rating_changed_at is null)),
  add constraint comment_of_a_rating check (rating_comment is null or rating is not null),
  add constraint rated_after_its_answer check (rating is null or state = 'ANSWERED'),
  add constraint rating_changes_for_a_day check (rating_changed_at between rated_at and rated_at + interval '1 day');
create index on complaints.tickets (rated_at) where rated_at is not null;

create function complaints.check_rating() returns trigger language plpgsql as $$
begin
  if old.rated_at is not null and new.rated_at is distinct from old.rated_at then
    raise exception 'complaint % was rated already', old.ticket_no using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger check_rating before update on complaints.tickets
  for each row execute function complaints.check_rating();

-- The complaint for which staff refund something of its order.
alter table orders.staff_refunds add column ticket_no text;
create index on orders.staff_refunds (ticket_no) where ticket_no is not null;

create function orders.check_refund_ticket() returns trigger language plpgsql as $$
begin
  raise exception 'staff refund % stays with its complaint', old.uid using errcode = 'check_violation';
end $$;
create trigger check_refund_ticket before update on orders.staff_refunds
  for each row when (old.ticket_no is distinct from new.ticket_no) execute function orders.check_refund_ticket();
