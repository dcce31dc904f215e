import type { Department, FreeSlot, TimeSlot } from '@sabuja/contract';
import { MAX_BOOKING_DAYS_AHEAD } from '@sabuja/contract/limits';
import { addDays, daysBetween, type IstDate, istDate } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { listActiveSlots, type Slot, slotStateOf } from './slots.ts';

/** All slots by department; with a date, whether each can still be had and how many places are left. */
export async function listSlots(
  db: Db,
  date: IstDate | undefined,
  now: Date,
): Promise<{ kitchen: TimeSlot[]; grocery: TimeSlot[] }> {
  const slots = await listActiveSlots(db);
  const bookedCount = date === undefined ? noneBooked : await loadBookedCounts(db, date, date);
  const toTimeSlot = ({ id, name, capacity, ...slot }: Slot): TimeSlot => {
    if (date === undefined) return { id, name };
    const booked = bookedCount(id, date);
    const state = slotStateOf({ id, name, capacity, ...slot }, date, booked, now);
    return { id, name, state, left: Math.max(0, capacity - booked) };
  };
  const slotsOf = (department: Department) =>
    slots.filter((slot) => slot.department === department).map(toTimeSlot);
  return { kitchen: slotsOf('KITCHEN'), grocery: slotsOf('GROCERY') };
}

/**
 * The next slot after one that cannot be had, of the same department, that still can; undefined when
 * nothing is free as far ahead as orders are taken. It is offered, not held.
 */
export async function findNextFreeSlot(
  db: Db | Tx,
  requested: { slot: Slot; date: IstDate },
  now: Date,
): Promise<FreeSlot | undefined> {
  const { slot, date } = requested;
  const slots = (await listActiveSlots(db)).filter((s) => s.department === slot.department);
  const days = daysBetween(date, addDays(istDate(now), MAX_BOOKING_DAYS_AHEAD));
  const bookedCount = await loadBookedCounts(db, date, addDays(date, days));
  for (let day = 0; day <= days; day++) {
    const onDate = addDays(date, day);
    const candidates =
      day > 0 ? slots : slots.filter((s) => s.starts_at_minute > slot.starts_at_minute);
    const free = candidates.find(
      (s) => slotStateOf(s, onDate, bookedCount(s.id, onDate), now) === 'open',
    );
    if (free) return { date: onDate, slot_id: free.id, name: free.name };
  }
  return undefined;
}

type BookedCount = (slotId: number, date: IstDate) => number;
const noneBooked: BookedCount = () => 0;

/** How many places of each slot are taken, from one day to another. */
async function loadBookedCounts(db: Db | Tx, from: IstDate, to: IstDate): Promise<BookedCount> {
  const rows = await db
    .selectFrom('delivery.slot_days')
    .select(['slot_id', 'date', 'taken'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  const counts = new Map(rows.map((row) => [`${row.slot_id} ${row.date}`, row.taken]));
  return (slotId, date) => counts.get(`${slotId} ${date}`) ?? 0;
}
