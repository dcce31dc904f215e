-- Listings that are sorted by price or leave out what is sold out depend on all stocks of a subcategory. An order
-- seldom takes the last of a stock, so most change none of them.
create function catalogue.tell_arranged() returns trigger language plpgsql as $$
begin
  perform public.tell_changes(array['arranged', 'arranged:' || new.subcategory_id]);
  return null;
end $$;
create trigger tell_arranged after update of cost_paise, discount_percent, quantity on catalogue.stocks
  for each row
  when ((old.cost_paise, old.discount_percent, old.quantity = 0)
    is distinct from (new.cost_paise, new.discount_percent, new.quantity = 0))
  execute function catalogue.tell_arranged();
