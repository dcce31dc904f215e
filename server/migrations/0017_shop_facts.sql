-- The grievance officer's phone and e-mail apart, so that each can be a link; where the shop lies,
-- and when it answers. The old 'grievance_contact' stays while servers that read it may run.
update content.shop_facts
set facts = jsonb_build_object(
  'grievance_phone', split_part(facts ->> 'grievance_contact', ', ', 1),
  'grievance_email', split_part(facts ->> 'grievance_contact', ', ', 2),
  'support_hours', '',
  'office_location', null,
  'farm_location', null
) || facts;
