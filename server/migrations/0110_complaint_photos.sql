-- Photos that a customer adds to a complaint. In the database, as those of deliveries: no address leads to them, and they
-- are erased in the transaction of whatever erases them.
create table complaints.photos (
  -- Chosen by the device: sent twice, it is one photo.
  id uuid primary key,
  ticket_id bigint not null references complaints.tickets (id) on delete cascade,
  customer_id bigint not null references identity.customers (id) on delete cascade,
  place smallint not null check (place between 1 and 4),
  received_at timestamptz not null,
  webp bytea not null check (octet_length(webp) between 1 and 4194304),
  thumbnail bytea not null check (octet_length(thumbnail) between 1 and 262144),
  constraint four_photos_of_a_ticket unique (ticket_id, place)
);
create index on complaints.photos (customer_id);
create index on complaints.photos (received_at);
-- Pictures are compressed already.
alter table complaints.photos alter column webp set storage external, alter column thumbnail set storage external;
create trigger refuse_deleted before insert on complaints.photos
  for each row execute function identity.refuse_deleted();
