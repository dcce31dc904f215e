import type { Department } from '@sabuja/contract';
import type { IstDate } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Locks the table against other changes of single days, and against slots that are created meanwhile. */
export const lockSlotExceptions = (tx: Tx) =>
  sql`lock table delivery.slot_exceptions in share row exclusive mode`.execute(tx);

/** Closes a slot on the days, from `from` on, on which all other active slots of its department are closed. */
export const closeWithDepartment = (
  tx: Tx,
  { slotId, department, from }: { slotId: number; department: Department; from: IstDate },
) =>
  sql`
    with others as (
      select id, starts_at_minute from delivery.slots
      where department = ${department} and not inactive and id <> ${slotId}
    )
    insert into delivery.slot_exceptions as existing (slot_id, date, closed_reason, translations)
    select ${slotId}, x.date,
      (array_agg(x.closed_reason order by o.starts_at_minute, o.id))[1],
      (array_agg(x.translations order by o.starts_at_minute, o.id))[1]
    from delivery.slot_exceptions x join others o on o.id = x.slot_id
    where x.date >= ${from} and x.closed_reason is not null
    group by x.date
    having count(*) = (select count(*) from others)
    on conflict (slot_id, date) do update
      set closed_reason = excluded.closed_reason, translations = excluded.translations
      where existing.closed_reason is null`.execute(tx);
