-- The language of a message's text; texts of SMS are registered for each language under ids of their own.
alter table notifications.outbox add column language text not null default 'en' check (language in ('en', 'hi', 'or'));
