-- What the law wants to be shown of a packed product before it is bought (Legal Metrology rule 6(10), FSSAI). A product
-- without a row has no label; a column that is null is not stated.
create table catalogue.labels (
  stock_id int primary key references catalogue.stocks (id) on delete cascade,
  net_quantity numeric(9, 3) check (net_quantity > 0),
  net_unit text check (net_unit in ('G', 'ML', 'PIECE')),
  -- Name and address of who packed, made or imported it; null: the shop itself.
  packer text check (packer <> ''),
  -- Country by its ISO 3166-1 code.
  origin text check (origin ~ '^[A-Z]{2}$'),
  -- Best before, in days from packing.
  best_before_days int check (best_before_days between 1 and 3650),
  ingredients text check (ingredients <> ''),
  -- Empty: none. Null: not stated, so that it may contain any.
  allergens text[] check (allergens <@ array['GLUTEN', 'CRUSTACEAN', 'MILK', 'EGG', 'FISH', 'PEANUT', 'TREE_NUT', 'SOY', 'SULPHITE']),
  -- Licence of the packer, if that is not the shop.
  fssai text check (fssai ~ '^[0-9]{14}$'),
  -- {"hi": {"ingredients": "..."}}; what is missing is shown in English.
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  check ((net_quantity is null) = (net_unit is null))
);

-- The page of a product shows its label.
create function catalogue.tell_label() returns trigger language plpgsql as $$
begin
  perform public.tell_changes(array['stock:' || coalesce(new.stock_id, old.stock_id)]);
  return null;
end $$;
create trigger tell_label after insert or update or delete on catalogue.labels
  for each row execute function catalogue.tell_label();
