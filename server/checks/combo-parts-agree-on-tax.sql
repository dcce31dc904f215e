-- The prices of a combo's parts all include GST, or none does.
select l.combo_id from catalogue.combo_lines l join catalogue.stocks s on s.id = l.stock_id
group by l.combo_id having count(distinct s.tax_included) > 1
