-- Every part of a combo is of its department.
select c.id, c.department, s.id as stock_id, s.department as stock_department
from catalogue.combos c
join catalogue.combo_lines l on l.combo_id = c.id
join catalogue.stocks s on s.id = l.stock_id
where s.department <> c.department
