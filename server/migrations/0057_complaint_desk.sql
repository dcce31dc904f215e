-- The work on a complaint. It is acknowledged when a member of staff takes or answers it, and settled after its answer.
alter table complaints.tickets
  add column assigned_to bigint references staff.members (id),
  add column acknowledged_at timestamptz,
  add column settled_at timestamptz,
  add column settlement text check (length(settlement) <= 1000),
  add constraint settled_with_a_note check ((settled_at is null) = (settlement is null)),
  add constraint settled_after_its_answer check (settled_at is null or state = 'ANSWERED');
create index on complaints.tickets (created_at, id) where settled_at is null;
create index on complaints.tickets (assigned_to) where settled_at is null;
