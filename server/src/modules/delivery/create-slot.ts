import type { Department } from '@sabuja/contract';
import { slotStartMinute } from '@sabuja/contract/rules/slot-start';
import { fail, istDate } from '@sabuja/kit';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { recordAudit } from '../staff/index.ts';
import type { ManageDeliveryDeps } from './manage-slots.ts';
import { closeWithDepartment, lockSlotExceptions } from './slot-exceptions.ts';

type NewStaffSlot = {
  department: Department;
  /** '18:30', in India. */
  starts: string;
  ends: string;
  capacity: number;
  closes_minutes_before: number;
};

/**
 * Creates a slot for every day, named by its times, and closed on days on which its department is. An inactive slot with
 * the same times is activated again. Fails with BAD_TIMES or SLOT_EXISTS.
 */
export function createSlot(
  { db, clock }: ManageDeliveryDeps,
  actor: StaffActor,
  { department, starts, ends, capacity, closes_minutes_before }: NewStaffSlot,
) {
  return inTransaction(db, async (tx) => {
    if (ends <= starts) return fail('BAD_TIMES');
    await lockSlotExceptions(tx);
    const name = `${toClock(starts)} - ${toClock(ends)}`;
    const settings = { capacity, closes_minutes_before, inactive: false };
    const slot = await tx
      .insertInto('delivery.slots')
      .values({ department, name, starts_at_minute: slotStartMinute(name) ?? 0, ...settings })
      .onConflict((conflict) =>
        conflict
          .columns(['department', 'name'])
          .doUpdateSet(settings)
          .where(sql<boolean>`slots.inactive`),
      )
      .returning('id')
      .executeTakeFirst();
    if (!slot) return fail('SLOT_EXISTS');
    const now = clock.now();
    await closeWithDepartment(tx, { slotId: slot.id, department, from: istDate(now) });
    const entry = { action: 'slot.create', subject: 'slot', subjectId: String(slot.id) };
    const after = { department, name, capacity, closes_minutes_before };
    await recordAudit(tx, actor, { ...entry, after }, now);
    return undefined;
  });
}

/** '18:30' as '6:30 PM'. */
function toClock(time: string): string {
  const [hour = 0, minute = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}
