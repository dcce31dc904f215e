-- A slot on one day: another capacity, or closed with a reason (a holiday).
create table delivery.slot_exceptions (
  slot_id int not null references delivery.slots (id) on delete cascade,
  date date not null,
  capacity int check (capacity >= 0),
  closed_reason text check (closed_reason <> ''),
  primary key (slot_id, date)
);
create trigger revise after insert or update or delete or truncate on delivery.slot_exceptions
  for each statement execute function public.revise('delivery');

-- Ordering is paused for the whole shop, a department or a zone, with the text that customers read.
create table delivery.pauses (
  scope text primary key check (scope in ('shop', 'KITCHEN', 'GROCERY') or scope like 'zone:_%'),
  message text not null check (message <> ''),
  since timestamptz not null
);
create trigger revise after insert or update or delete or truncate on delivery.pauses
  for each statement execute function public.revise('delivery');
