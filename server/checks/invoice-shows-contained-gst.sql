-- On an invoice, a line is its taxable value and its GST; where the price includes GST, that is what the line contains by
-- its rate, half a paisa rounded up.
select i.serial, l.line
from orders.invoices i
cross join lateral jsonb_array_elements(i.content -> 'lines') as l (line)
cross join lateral (select (l.line ->> 'total')::bigint as total, (l.line ->> 'taxable')::bigint as taxable,
  (l.line ->> 'cgst')::bigint + (l.line ->> 'sgst')::bigint as gst, (l.line ->> 'percent')::numeric as percent) a
where i.kind = 'INVOICE' and (
  a.taxable + a.gst <> a.total
  or (l.line ->> 'taxIncluded')::boolean and a.gst <> round(a.total * a.percent / (100 + a.percent)))
