-- A plan is suspended exactly while less is left of its recharge than it costs, and only then its cashback is taken back,
-- against the shop's account for cashback. Reversals from before plans were suspended are left out.
with left_of as (
  select p.payment_id, p.amount_paise - coalesce(sum(r.amount_paise) filter (where r.state = 'TAKEN'), 0) as paise,
    min(r.reported_at) as first_reported_at
  from payments.payments p left join payments.reversals r on r.payment_id = p.payment_id group by p.payment_id
), taken_back as (
  select split_part(e.reference, '/', 1) as reversal, coalesce(a.customer_id, a.debtor_id) as customer_id,
    -sum(l.amount_paise) as paise
  from wallet.entries e join wallet.lines l on l.entry_id = e.id join wallet.accounts a on a.id = l.account_id
  where e.kind in ('cashback_reversal', 'cashback_restored') and a.purpose is null
  group by 1, 2
)
select s.id::text as subscription, s.payment_id, s.suspended_by, o.paise as left_paise, t.paise as taken_back_paise
from wallet.subscriptions s
join left_of o on o.payment_id = s.payment_id
join payments.attempts a on a.id = (select attempt_id from payments.payments where payment_id = s.payment_id)
left join lateral (
  select sum(t.paise) as paise from taken_back t join payments.reversals r on r.id = t.reversal
  where r.payment_id = s.payment_id and t.customer_id = s.customer_id
) t on true
where (a.customer_id is not null and (s.suspended_by is not null) <> (o.paise < s.min_amount_paise)
    and (s.suspended_by is not null or o.first_reported_at >=
      (select m.applied_at from public.migrations m where m.name = '0134_plans_of_reversed_recharges.sql')))
  or coalesce(t.paise, 0) <> case when s.suspended_by is null then 0 else s.cashback_paise end
union all
select 'none', t.reversal, null, null, t.paise from taken_back t
where t.paise <> 0 and not exists (
  select from payments.reversals r join wallet.subscriptions s on s.payment_id = r.payment_id
  where r.id = t.reversal and s.customer_id = t.customer_id
)
