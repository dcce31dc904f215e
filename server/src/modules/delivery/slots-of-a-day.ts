import type { Department, FreeSlot, TimeSlot } from '@sabuja/contract';
import { bookableDays } from '@sabuja/contract/limits';
import { addDays, daysBetween, type IstDate, istDate } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { activeSlots, type Slot, stateOf } from './slots.ts';

/** All slots by department; with a date, whether each can still be had and how many places are left. */
export async function listSlots(
  db: Db,
  date: IstDate | undefined,
  now: Date,
): Promise<{ kitchen: TimeSlot[]; grocery: TimeSlot[] }> {
  const slots = await activeSlots(db);
  const taken = date === undefined ? noneTaken : await takenBetween(db, date, date);
  const show = ({ id, name, capacity, ...slot }: Slot): TimeSlot => {
    if (date === undefined) return { id, name };
    const places = taken(id, date);
    const state = stateOf({ id, name, capacity, ...slot }, date, places, now);
    return { id, name, state, left: Math.max(0, capacity - places) };
  };
  const of = (department: Department) =>
    slots.filter((slot) => slot.department === department).map(show);
  return { kitchen: of('KITCHEN'), grocery: of('GROCERY') };
}

/**
 * The next slot after one that cannot be had, of the same department, that still can; undefined when
 * nothing is free as far ahead as orders are taken. It is offered, not held.
 */
export async function nextFreeSlot(
  db: Db | Tx,
  wanted: { slot: Slot; date: IstDate },
  now: Date,
): Promise<FreeSlot | undefined> {
  const { slot, date } = wanted;
  const slots = (await activeSlots(db)).filter((s) => s.department === slot.department);
  const days = daysBetween(date, addDays(istDate(now), bookableDays));
  const taken = await takenBetween(db, date, addDays(date, days));
  for (let day = 0; day <= days; day++) {
    const on = addDays(date, day);
    const later = day > 0 ? slots : slots.filter((s) => s.starts_at_minute > slot.starts_at_minute);
    const free = later.find((s) => stateOf(s, on, taken(s.id, on), now) === 'open');
    if (free) return { date: on, slot_id: free.id, name: free.name };
  }
  return undefined;
}

type Taken = (slotId: number, date: IstDate) => number;
const noneTaken: Taken = () => 0;

/** How many places of each slot are taken, from one day to another. */
async function takenBetween(db: Db | Tx, from: IstDate, to: IstDate): Promise<Taken> {
  const rows = await db
    .selectFrom('delivery.slot_days')
    .select(['slot_id', 'date', 'taken'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  const places = new Map(rows.map((row) => [`${row.slot_id} ${row.date}`, row.taken]));
  return (slotId, date) => places.get(`${slotId} ${date}`) ?? 0;
}
