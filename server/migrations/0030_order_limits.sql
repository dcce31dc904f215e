-- How many units of a product one order may have; null is the setting of its department.
alter table catalogue.stocks add column max_per_order int check (max_per_order > 0);
alter table catalogue.combos add column max_per_order int check (max_per_order > 0);
