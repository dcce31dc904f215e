-- GST was either added to a line by its rate, half a paisa rounded up, or is included in its price.
select o.uid, i.line_no, i.gst_percent, i.tax_paise, i.tax_included
from orders.items i join orders.orders o on o.id = i.order_id
where i.tax_paise <> case when i.tax_included then 0
  else round((i.final_paise - i.plan_discount_paise) * i.gst_percent / 100) end
