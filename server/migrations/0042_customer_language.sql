-- The language that a customer chose; null until then.
alter table identity.customers add column language text check (language in ('en', 'hi', 'or'));
