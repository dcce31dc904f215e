-- What pictures show, as staff write it for people who do not see them: by path of the picture, then by language.
alter table catalogue.stocks
  add column image_alts jsonb not null default '{}' check (jsonb_typeof(image_alts) = 'object');
alter table catalogue.combos
  add column image_alts jsonb not null default '{}' check (jsonb_typeof(image_alts) = 'object');
