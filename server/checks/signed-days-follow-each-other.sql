-- Days are signed one after the other, and adjustments are of days that were signed before.
select c.day, null::date as of_day
from back_office.day_closes c
where c.reopened_at is null
  and c.day > (select min(day) from back_office.day_closes where reopened_at is null)
  and not exists (select from back_office.day_closes b where b.reopened_at is null and b.day = c.day - 1)
union all
select c.day, f.of_day
from back_office.day_closes c
join back_office.day_close_figures f on f.close_id = c.id
where c.reopened_at is null and f.of_day < c.day
  and not exists (select from back_office.day_closes b where b.reopened_at is null and b.day = f.of_day)
