-- What customers type for what the shop calls otherwise: 'doodh' means 'milk'. Terms are in lower case,
-- words separated by one blank. A term may mean several things.
create table catalogue.synonyms (
  term text not null check (term <> '' and length(term) <= 60 and term = trim(term)),
  meaning text not null check (meaning <> '' and length(meaning) <= 60),
  primary key (term, meaning)
);
create trigger tell_synonyms after insert or update or delete or truncate on catalogue.synonyms
  for each statement execute function catalogue.tell_all_words();

-- The words for which a stock is the plain thing: 'milk' for milk, not for milk bread.
alter table catalogue.stocks add column staple_for text[] not null default '{}';

drop trigger tell_lists on catalogue.stocks;
create trigger tell_lists
  after update of subcategory_id, category_id, inactive, featured, sequence, veg_nonveg_type, name,
    description, translations, staple_for
  on catalogue.stocks for each row
  when ((old.subcategory_id, old.category_id, old.inactive, old.featured, old.sequence,
      old.veg_nonveg_type, old.name, old.description, old.translations, old.staple_for)
    is distinct from (new.subcategory_id, new.category_id, new.inactive, new.featured, new.sequence,
      new.veg_nonveg_type, new.name, new.description, new.translations, new.staple_for))
  execute function catalogue.tell_lists();

-- Searches that found nothing, for the shop to read: no more than a fixed number, and nothing about who
-- searched.
create table catalogue.search_misses (
  query text primary key check (query <> '' and length(query) <= 60),
  times int not null check (times > 0),
  last_at timestamptz not null
);
