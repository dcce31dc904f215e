-- Once a day in India is settled, for the last week: what wallets held by age comes to what the ledger says of its end.
select s.day, s.amount_paise, l.amount_paise as ledger_paise
from (
  select day, sum(amount_paise)::bigint as amount_paise from back_office.wallet_ages
  where day > current_date - 7
  group by day
  having min(summed_at) >= (day + 1)::timestamp at time zone 'Asia/Kolkata' + interval '1 hour'
) s
cross join lateral (
  select coalesce(sum(l.amount_paise), 0)::bigint as amount_paise
  from wallet.entries e
  join wallet.lines l on l.entry_id = e.id
  join wallet.accounts a on a.id = l.account_id and a.customer_id is not null
  where e.created_at < (s.day + 1)::timestamp at time zone 'Asia/Kolkata'
) l
where s.amount_paise <> l.amount_paise
