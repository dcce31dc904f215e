-- The lead time that applies to a product is its own, else that of its subcategory, else of its category.
select s.id, s.effective_lead_time_hours
from catalogue.stocks s
join catalogue.categories sub on sub.id = s.subcategory_id
join catalogue.categories top on top.id = s.category_id
where s.effective_lead_time_hours
  <> coalesce(s.lead_time_hours, sub.lead_time_hours, top.lead_time_hours, 0)
