create schema complaints;

create table complaints.reasons (
  id int generated always as identity primary key,
  description text not null unique,
  inactive boolean not null default false,
  sequence int not null default 0
);

create function complaints.tell_reasons() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'reasons');
  return null;
end $$;
create trigger tell_reasons after insert or update or delete on complaints.reasons
  for each statement execute function complaints.tell_reasons();
