-- The lines of orders that were picked when a product was counted: what a picker reports of them afterwards was not
-- expected on the shelf.
alter table catalogue.stock_take_lines add column picked_lines text[] not null default '{}';
