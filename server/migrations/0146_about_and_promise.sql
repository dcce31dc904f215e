-- About Us is changed like the legal pages, and its earlier promises stay readable.
alter table content.legal_versions drop constraint legal_versions_page_check,
  add constraint legal_versions_page_check check (page in ('terms', 'privacy', 'about'));
alter table content.legal_drafts drop constraint legal_drafts_page_check,
  add constraint legal_drafts_page_check check (page in ('terms', 'privacy', 'about'));

-- The delivery promise in the top bar was the same for every shop: those that showed it keep it.
update content.shop_facts set facts = facts || '{"promise": "Harvested and home within *8 hours*"}'
where not facts ? 'promise';
-- A profile without any translation is left to the seed of the demo.
update content.shop_facts set translations = translations
  || jsonb_build_object('hi', coalesce(translations -> 'hi', '{}') || '{"promise": "*8 घंटे* में खेत से घर तक"}')
  || jsonb_build_object('or', coalesce(translations -> 'or', '{}') || '{"promise": "*8 ଘଣ୍ଟା* ଭିତରେ କ୍ଷେତରୁ ଘରେ"}')
where translations <> '{}';
