-- Personal values in the audit log leave it with their customer's account; none is written after that. The row of the
-- change stays: an audit log has no gaps.
create function staff.skip_deleted() returns trigger language plpgsql as $$
begin
  perform from identity.customers where id = new.customer_id and deleted_at is null for share;
  return case when found then new end;
end $$;
create trigger skip_deleted before insert on staff.audit_personal
  for each row when (new.customer_id is not null) execute function staff.skip_deleted();

delete from staff.audit_personal p using identity.customers c
where c.id = p.customer_id and c.deleted_at is not null;
