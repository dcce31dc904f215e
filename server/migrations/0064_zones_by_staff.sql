-- Staff change delivery zones: a minimum of their own above the shop's, and closing without losing their pincodes.
alter table delivery.zones add column minimum_paise bigint check (minimum_paise >= 0);
alter table delivery.zones add column closed_at timestamptz;
