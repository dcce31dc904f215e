-- The reason of a closed slot in Hindi and Odia: {"hi": {"closed_reason": "…"}}.
alter table delivery.slot_exceptions add column translations jsonb not null default '{}';
