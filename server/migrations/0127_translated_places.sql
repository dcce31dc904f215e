-- The place name of a pincode in Hindi and Odia; a missing one is shown in English.
alter table delivery.pincodes add column translations jsonb not null default '{}'
  check (jsonb_typeof(translations) = 'object');
