-- Every number of a series up to its last belongs to one document.
select s.kind, s.financial_year, s.last_number, count(i.number) as documents, max(i.number) as highest
from orders.invoice_series s
left join orders.invoices i using (kind, financial_year)
group by s.kind, s.financial_year, s.last_number
having count(i.number) <> s.last_number or max(i.number) is distinct from s.last_number
