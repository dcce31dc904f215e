-- Listings can be limited to and sorted by the country of origin (Legal Metrology rules for imported products). The
-- label states it; a copy stands with the product, so that listings and search need no other table.
alter table catalogue.stocks add column origin text;

create function catalogue.copy_origin() returns trigger language plpgsql as $$
begin
  update catalogue.stocks set origin = new.origin
    where id = new.stock_id and origin is distinct from new.origin;
  if tg_op = 'DELETE' then
    update catalogue.stocks set origin = null where id = old.stock_id;
  end if;
  return null;
end $$;
create trigger copy_origin after insert or delete or update of origin on catalogue.labels
  for each row execute function catalogue.copy_origin();
update catalogue.stocks s set origin = l.origin
  from catalogue.labels l where l.stock_id = s.id and l.origin is not null;

create trigger tell_origin after update of origin on catalogue.stocks
  for each row when (old.origin is distinct from new.origin)
  execute function catalogue.tell_lists();
create trigger tell_arranged_origin after update of origin on catalogue.stocks
  for each row when (old.origin is distinct from new.origin)
  execute function catalogue.tell_arranged();

-- Which countries a subcategory offers; most shops sell nothing imported.
create index stocks_imported on catalogue.stocks (subcategory_id)
  where origin <> 'IN' and not inactive;
