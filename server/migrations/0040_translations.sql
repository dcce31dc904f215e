-- Texts in the languages beside English: {"hi": {"name": "..."}, "or": {"name": "..."}}. What is missing is
-- shown in English, field by field.
alter table catalogue.categories add column translations jsonb not null default '{}'
  check (jsonb_typeof(translations) = 'object');
alter table catalogue.stocks add column translations jsonb not null default '{}'
  check (jsonb_typeof(translations) = 'object');
alter table catalogue.combos add column translations jsonb not null default '{}'
  check (jsonb_typeof(translations) = 'object');
alter table content.banners add column translations jsonb not null default '{}'
  check (jsonb_typeof(translations) = 'object');
alter table content.shop_facts add column translations jsonb not null default '{}'
  check (jsonb_typeof(translations) = 'object');
alter table wallet.plans add column translations jsonb not null default '{}'
  check (jsonb_typeof(translations) = 'object');
-- A subscription has the texts of its plan as they were when it was bought.
alter table wallet.subscriptions add column translations jsonb not null default '{}'
  check (jsonb_typeof(translations) = 'object');
alter table complaints.reasons add column translations jsonb not null default '{}'
  check (jsonb_typeof(translations) = 'object');

-- A translated name is found by search like the English one.
drop trigger tell_lists on catalogue.stocks;
create trigger tell_lists
  after update of subcategory_id, category_id, inactive, featured, sequence, veg_nonveg_type, name,
    description, translations
  on catalogue.stocks for each row
  when ((old.subcategory_id, old.category_id, old.inactive, old.featured, old.sequence,
      old.veg_nonveg_type, old.name, old.description, old.translations)
    is distinct from (new.subcategory_id, new.category_id, new.inactive, new.featured, new.sequence,
      new.veg_nonveg_type, new.name, new.description, new.translations))
  execute function catalogue.tell_lists();

drop trigger tell_all_words on catalogue.categories;
create trigger tell_all_words after update of name, inactive, translations on catalogue.categories
  for each row when ((old.name, old.inactive, old.translations)
    is distinct from (new.name, new.inactive, new.translations))
  execute function catalogue.tell_all_words();
