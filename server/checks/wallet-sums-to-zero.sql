-- Every wallet entry has two lines or more, and they sum to zero.
select e.id, e.kind, e.reference, count(l.amount_paise) as lines, sum(l.amount_paise) as sum
from wallet.entries e left join wallet.lines l on l.entry_id = e.id
group by e.id having count(l.amount_paise) < 2 or sum(l.amount_paise) <> 0
