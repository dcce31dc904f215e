-- Search keeps the words of what is on sale in memory. It is told which stocks to read again: by id,
-- or by 'words' alone when they are many.
create function catalogue.tell_words() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes',
    case when count(*) > 200 then 'words' else string_agg('words:' || id, ' ') end)
  from changed having count(*) > 0;
  return null;
end $$;
create trigger tell_words_of_new after insert on catalogue.stocks
  referencing new table as changed
  for each statement execute function catalogue.tell_words();
create trigger tell_words_of_gone after delete on catalogue.stocks
  referencing old table as changed
  for each statement execute function catalogue.tell_words();

-- What changes a list changes what is found, too.
create or replace function catalogue.tell_lists() returns trigger language plpgsql as $$
begin
  perform public.tell_changes(
    array['listing', 'in:' || old.subcategory_id, 'in:' || new.subcategory_id, 'words:' || new.id]);
  return null;
end $$;

-- The words of a category are those of all that lies in it.
create function catalogue.tell_all_words() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'words');
  return null;
end $$;
create trigger tell_all_words after update of name, inactive on catalogue.categories
  for each row when ((old.name, old.inactive) is distinct from (new.name, new.inactive))
  execute function catalogue.tell_all_words();

-- Nothing asks them any more.
drop index catalogue.stocks_name_trgm;
drop index catalogue.stocks_words;
