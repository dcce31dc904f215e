-- Texts with which staff begin an answer to a complaint. The English text is the one that stands in where a
-- translation is missing; placeholders such as {name} are filled when a template is inserted.
create table complaints.answer_templates (
  id int generated always as identity primary key,
  name text not null unique check (name ~ '\S' and length(name) <= 100),
  body text not null check (body ~ '\S' and length(body) <= 2000),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  inactive boolean not null default false,
  sequence int not null default 0,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by bigint
);
