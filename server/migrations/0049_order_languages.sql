-- The name and unit of an item in the languages beside English, as they were when it was sold; what is missing is shown
-- in English. Both versions can insert meanwhile: the earlier one stores English alone.
alter table orders.items add column translations jsonb not null default '{}'
  check (jsonb_typeof(translations) = 'object');
-- The language in which an order was placed; its invoice is in that language, with English beside it.
alter table orders.orders add column language text not null default 'en' check (language in ('en', 'hi', 'or'));
