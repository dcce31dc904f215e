-- What is used of a coupon is what its redemptions say, and these are what orders got that are not cancelled; an order
-- got what was taken off its lines.
select 'coupon ' || c.code as what, c.used_paise as stored, coalesce(sum(r.amount_paise), 0) as summed
from pricing.coupons c left join pricing.redemptions r on r.coupon_id = c.id
group by c.id
having c.used_paise <> coalesce(sum(r.amount_paise), 0)
union all
select 'redemption ' || r.uid, r.amount_paise, coalesce(sum(o.coupon_paise), 0)
from pricing.redemptions r
left join orders.orders o on o.redemption_uid = r.uid and o.status <> 'CANCELLED'
group by r.uid
having r.amount_paise <> coalesce(sum(o.coupon_paise), 0)
union all
select 'order ' || o.uid, o.coupon_paise, sum(i.coupon_discount_paise)
from orders.orders o join orders.items i on i.order_id = o.id
where o.redemption_uid is not null
group by o.id
having o.coupon_paise <> sum(i.coupon_discount_paise)
