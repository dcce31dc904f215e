-- A settlement is the sum of its lines, and what counts as matched is what the shop has.
select s.provider, s.id, s.lines_paise, coalesce(l.paise, 0) as lines
from payments.settlements s
left join (
  select provider, settlement_id, sum(credit_paise - debit_paise) as paise
  from payments.settlement_lines where settlement_id is not null group by 1, 2
) l on l.provider = s.provider and l.settlement_id = s.id
where s.lines_paise <> coalesce(l.paise, 0)
