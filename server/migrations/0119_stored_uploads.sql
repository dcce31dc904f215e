-- A single picture or video arrives in parts, too. Where it was stored stays known when its parts are deleted, so that a
-- client whose response was lost asks again. Servers of the release before leave it null.
alter table catalogue.uploads
  add column stored_path text,
  add constraint uploads_stored_check check (stored_path is null or received = size);
