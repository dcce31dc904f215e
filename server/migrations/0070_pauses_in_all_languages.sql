-- The text of a pause in Hindi and Odia: {"hi": {"message": "…"}}.
alter table delivery.pauses add column translations jsonb not null default '{}';
