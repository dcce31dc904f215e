-- Complaint reasons that staff change, with their version.
alter table complaints.reasons
  -- Counts the changes by staff.
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint;

-- A ticket keeps the words of its reason in all languages, as they were when it was raised.
alter table complaints.tickets add column reason_translations jsonb not null default '{}'
  check (jsonb_typeof(reason_translations) = 'object');
update complaints.tickets t set reason_translations = r.translations
  from complaints.reasons r where r.description = t.reason and r.translations <> '{}';
