-- Combos have scheduled prices too. Ids of products and combos are from one sequence.
alter table catalogue.scheduled_prices drop constraint one_scheduled_price;
alter table catalogue.scheduled_prices
  alter column stock_id drop not null,
  add column combo_id int references catalogue.combos (id),
  add constraint of_one_item check (num_nonnulls(stock_id, combo_id) = 1),
  add column item_id int not null generated always as (coalesce(stock_id, combo_id)) stored;
alter table catalogue.scheduled_prices
  add constraint one_scheduled_price exclude using gist (
    int4range(item_id, item_id, '[]') with &&,
    during with &&
  ) where (state in ('planned', 'running'));
drop index catalogue.scheduled_prices_stock_id_valid_from_idx;
create index on catalogue.scheduled_prices (item_id, valid_from);
