import type { Department, StaffSlot } from '@sabuja/contract';
import { fail, type IstDate } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { recordAudit } from '../staff/index.ts';
import { lockSlotExceptions } from './slot-exceptions.ts';

export type ManageDeliveryDeps = { db: Db; clock: Clock };

type Closure = {
  closed_reason: string | null;
  translations?: StaffSlot['translations'] | undefined;
};
type SlotDayChange = Partial<Closure> & { capacity?: number | null };

/**
 * Sets the capacity of a slot on one day (null: the usual capacity), closes it with a reason (null: open), or both;
 * what is not named stays. Booked orders retain their places. Fails with NO_SLOT.
 */
export function setSlotDay(
  { db, clock }: ManageDeliveryDeps,
  actor: StaffActor,
  { slotId, date }: { slotId: number; date: IstDate },
  change: SlotDayChange,
) {
  const { capacity, closed_reason } = change;
  const changesNothing = capacity === undefined && closed_reason === undefined;
  return inTransaction(db, async (tx) => {
    await lockSlotExceptions(tx);
    const slot = await tx
      .selectFrom('delivery.slots')
      .select('id')
      .where('id', '=', slotId)
      .executeTakeFirst();
    if (!slot) return fail('NO_SLOT');
    if (!changesNothing) await writeSlotDay(tx, actor, { slotId, date }, change, clock.now());
    return undefined;
  });
}

/** Closes all slots of a day, or those of one department, with a reason; null opens them again. */
export function setDay(
  { db, clock }: ManageDeliveryDeps,
  actor: StaffActor,
  date: IstDate,
  { department, ...closure }: Closure & { department?: Department },
) {
  return inTransaction(db, async (tx) => {
    await lockSlotExceptions(tx);
    const slots = await tx
      .selectFrom('delivery.slots')
      .select('id')
      .$if(department !== undefined, (query) =>
        query.where('department', '=', department ?? 'GROCERY'),
      )
      .orderBy('id')
      .execute();
    for (const { id } of slots) {
      await writeSlotDay(tx, actor, { slotId: id, date }, closure, clock.now());
    }
  });
}

async function writeSlotDay(
  tx: Tx,
  actor: StaffActor,
  { slotId, date }: { slotId: number; date: IstDate },
  { capacity, closed_reason, translations = {} }: SlotDayChange,
  now: Date,
): Promise<void> {
  const before = await tx
    .selectFrom('delivery.slot_exceptions')
    .select(['capacity', 'closed_reason', 'translations'])
    .where('slot_id', '=', slotId)
    .where('date', '=', date)
    .executeTakeFirst();
  const reason = closed_reason?.trim() || null;
  const after = {
    capacity: null,
    closed_reason: null,
    translations: {},
    ...before,
    ...(capacity !== undefined && { capacity }),
    ...(closed_reason !== undefined && {
      closed_reason: reason,
      translations: reason === null ? {} : translations,
    }),
  };
  if (after.capacity === null && after.closed_reason === null) {
    await tx
      .deleteFrom('delivery.slot_exceptions')
      .where('slot_id', '=', slotId)
      .where('date', '=', date)
      .execute();
  } else {
    await tx
      .insertInto('delivery.slot_exceptions')
      .values({ slot_id: slotId, date, ...after })
      .onConflict((conflict) => conflict.columns(['slot_id', 'date']).doUpdateSet(after))
      .execute();
  }
  const entry = { action: 'slot.set_day', subject: 'slot', subjectId: `${slotId} ${date}` };
  await recordAudit(tx, actor, { ...entry, before, after }, now);
}

type SlotChange = { capacity?: number; closes_minutes_before?: number; inactive?: boolean };

/** Changes a slot for every day: its capacity, its cut-off, whether it is offered. Fails with NO_SLOT. */
export function changeSlot(
  { db, clock }: ManageDeliveryDeps,
  actor: StaffActor,
  slotId: number,
  { capacity, closes_minutes_before, inactive }: SlotChange,
) {
  const change = {
    ...(capacity !== undefined && { capacity }),
    ...(closes_minutes_before !== undefined && { closes_minutes_before }),
    ...(inactive !== undefined && { inactive }),
  };
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('delivery.slots')
      .select(['capacity', 'closes_minutes_before', 'inactive'])
      .where('id', '=', slotId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return fail('NO_SLOT');
    if (Object.keys(change).length === 0) return undefined;
    await tx.updateTable('delivery.slots').set(change).where('id', '=', slotId).execute();
    const entry = { action: 'slot.change', subject: 'slot', subjectId: String(slotId) };
    await recordAudit(tx, actor, { ...entry, before, after: change }, clock.now());
    return undefined;
  });
}
