import type { Department } from '@sabuja/contract';
import { daysBetween, type IstDate, istDate, istMinuteOfDay } from '@sabuja/kit';
import { sql } from 'kysely';
import { cachedByRevision } from '../../platform/cache/index.ts';
import type { Db, Tx, WriteStatement } from '../../platform/db/index.ts';

export type Slot = {
  id: number;
  name: string;
  department: Department;
  starts_at_minute: number;
  closes_minutes_before: number;
  capacity: number;
};

const MINUTES_PER_DAY = 24 * 60;

/** True once it is too late to order for a slot on a day: its cut-off has passed. */
export function isSlotClosed(
  slot: Pick<Slot, 'starts_at_minute' | 'closes_minutes_before'>,
  date: IstDate,
  now: Date,
): boolean {
  // Minutes since the midnight (IST) that the day begins with: a cut-off may be on the day before.
  const minute = daysBetween(date, istDate(now)) * MINUTES_PER_DAY + istMinuteOfDay(now);
  return minute >= slot.starts_at_minute - slot.closes_minutes_before;
}

type SlotState = 'open' | 'full' | 'closed';

/** The state of a slot on a day on which `booked` of its places are booked. */
export function slotStateOf(slot: Slot, date: IstDate, booked: number, now: Date): SlotState {
  if (isSlotClosed(slot, date, now)) return 'closed';
  return booked >= slot.capacity ? 'full' : 'open';
}

/** The active slots, by start time. */
export const listActiveSlots = cachedByRevision(
  'delivery',
  (db): Promise<readonly Slot[]> =>
    db
      .selectFrom('delivery.slots')
      .select(['id', 'name', 'department', 'starts_at_minute', 'closes_minutes_before', 'capacity'])
      .where('inactive', '=', false)
      .orderBy('starts_at_minute')
      .orderBy('id')
      .execute(),
);

/** A slot of a department by its id or its name, as the order names it. */
export async function findSlot(
  db: Db | Tx,
  department: Department,
  idOrName: number | string,
): Promise<Slot | undefined> {
  const slots = (await listActiveSlots(db)).filter((slot) => slot.department === department);
  return slots.find((slot) => slot.name === idOrName || slot.id === Number(idOrName));
}

/**
 * Reserves one place of a slot on a day; writes no row when it is full. Concurrent orders cannot oversell a
 * slot.
 */
export const reserveSlot = (slot: Slot, date: IstDate): WriteStatement => sql`
  insert into delivery.slot_days as d (slot_id, date, taken, capacity)
  select ${slot.id}::int, ${date}::date, 1, ${slot.capacity}::int where ${slot.capacity}::int > 0
  on conflict (slot_id, date) do update
    set taken = d.taken + 1, capacity = excluded.capacity
    where d.taken < excluded.capacity
  returning d.slot_id`;

/** Releases a place that an order had reserved; the database refuses to count below 0. */
export async function releaseSlot(tx: Tx, slotId: number, date: IstDate): Promise<void> {
  await tx
    .updateTable('delivery.slot_days')
    .set((e) => ({ taken: e('taken', '-', 1) }))
    .where('slot_id', '=', slotId)
    .where('date', '=', date)
    .returning('taken')
    .executeTakeFirstOrThrow();
}
