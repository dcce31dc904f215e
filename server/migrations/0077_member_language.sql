-- The language that a member of staff chose for the console, and for e-mails to them; that of who is invited. Null: English.
alter table staff.members add column language text check (language in ('en', 'hi', 'or'));
alter table staff.links add column language text check (language in ('en', 'hi', 'or'));
