-- A product may have to be ordered some hours ahead: its own lead time, else that of its subcategory, else
-- that of its category. What holds is stored with the product, so that nobody has to look it up.
alter table catalogue.categories add column lead_time_hours int
  check (lead_time_hours between 0 and 720);
alter table catalogue.stocks
  add column lead_time_hours int check (lead_time_hours between 0 and 720),
  add column effective_lead_time_hours int not null default 0;

create function catalogue.set_effective_lead_time() returns trigger language plpgsql as $$
begin
  new.effective_lead_time_hours := coalesce(
    new.lead_time_hours,
    (select lead_time_hours from catalogue.categories where id = new.subcategory_id for share),
    (select lead_time_hours from catalogue.categories where id = new.category_id for share),
    0);
  return new;
end $$;
create trigger set_effective_lead_time
  before insert or update of lead_time_hours, effective_lead_time_hours, category_id, subcategory_id
  on catalogue.stocks for each row execute function catalogue.set_effective_lead_time();

create function catalogue.apply_category_lead_time() returns trigger language plpgsql as $$
begin
  update catalogue.stocks set effective_lead_time_hours = 0
    where category_id = new.id or subcategory_id = new.id;
  return null;
end $$;
create trigger apply_category_lead_time after update of lead_time_hours on catalogue.categories
  for each row when (old.lead_time_hours is distinct from new.lead_time_hours)
  execute function catalogue.apply_category_lead_time();
