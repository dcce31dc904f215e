-- Whose a message is: an address alone doesn't tell, since numbers are given anew and an e-mail is anybody's to type.
-- Null is nobody's: a sign-in code to a number that has no account yet.
alter table notifications.outbox
  add column customer_id bigint references identity.customers (id) on delete set null;

-- Before this, only what went to a customer's own number, since it was theirs, is surely theirs.
update notifications.outbox o set customer_id = c.id
from identity.customers c
where o.recipient = c.mobile_no and o.created_at >= greatest(c.created_at, (
  select max(f.until) from identity.former_contacts f where f.customer_id = c.id and f.contact like '+%'));
update notifications.outbox o set customer_id = s.customer_id
from notifications.push_subscriptions s
where o.channel = 'push' and o.recipient = s.endpoint and o.created_at >= s.created_at;

create index on notifications.outbox (customer_id) where customer_id is not null;
create index on notifications.outbox using brin (created_at);

-- Former numbers and addresses were kept to find messages by.
drop table identity.former_contacts;

-- News of somebody who is deleted at this moment is not written. The share of the key makes a deletion, which
-- changes it last of all but the messages, wait for news under way.
create function notifications.skip_deleted() returns trigger language plpgsql as $$
begin
  perform from identity.customers where id = new.customer_id and deleted_at is null for key share;
  return case when found then new end;
end $$;
create trigger skip_deleted before insert on notifications.outbox
  for each row when (new.customer_id is not null) execute function notifications.skip_deleted();
