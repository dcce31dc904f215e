-- A refund that staff made for a complaint is of the order that the complaint is about.
select r.uid::text, r.ticket_no, o.uid::text as order_uid
from orders.staff_refunds r
join orders.orders o on o.id = r.order_id
left join complaints.tickets t on t.ticket_no = r.ticket_no
where r.ticket_no is not null and t.order_uid is distinct from o.uid
