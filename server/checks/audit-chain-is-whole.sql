-- No audit row was skipped by the seals, each seal follows from the one before, and no personal value was changed.
select 'seal' as what, chained.audit_id as id
from (
  select s.position, s.audit_id, s.hash,
    lag(s.position, 1, 0::bigint) over w as previous_position,
    lag(s.hash, 1, ''::bytea) over w as previous_hash
  from staff.audit_seals s window w as (order by s.position)
) chained
left join staff.audit a on a.id = chained.audit_id
where chained.position <> chained.previous_position + 1
  or chained.hash is distinct from sha256(chained.previous_hash || staff.audit_digest(a))
union all
select 'unsealed', a.id
from staff.audit a
where not exists (select from staff.audit_seals s where s.audit_id = a.id)
  and a.at < (select max(b.at) from staff.audit b join staff.audit_seals s on s.audit_id = b.id) - interval '1 day'
union all
select 'personal values', a.id
from staff.audit a join staff.audit_personal p on p.audit_id = a.id
where a.personal_hash is distinct from sha256(p.salt || convert_to(p."values"::text, 'UTF8'))
