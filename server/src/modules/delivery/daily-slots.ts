import type { Department, FreeSlot, TimeSlot } from '@sabuja/contract';
import { MAX_BOOKING_DAYS_AHEAD, SLOT_DAYS_AT_THE_DOOR } from '@sabuja/contract/limits';
import { isInsideLeadTime } from '@sabuja/contract/rules/lead-time';
import { addDays, daysBetween, type IstDate, istDate, type Locale, localize } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findDepartmentPause } from './pauses.ts';
import { capacityOn, closedReasonOn, listActiveSlots, type Slot, slotStateOf } from './slots.ts';

/**
 * Lists all slots by department; with a date, also the state and the free places of each. While ordering is paused for
 * the shop or a department, its slots are closed with the message of the pause; reasons are in the given language.
 */
export async function listSlots(
  db: Db,
  date: IstDate | undefined,
  { now, locale }: { now: Date; locale: Locale },
): Promise<{ kitchen: TimeSlot[]; grocery: TimeSlot[] }> {
  const slots = await listActiveSlots(db);
  const pauses = {
    KITCHEN: await findDepartmentPause(db, 'KITCHEN'),
    GROCERY: await findDepartmentPause(db, 'GROCERY'),
  };
  const bookedCount = date === undefined ? noneBooked : await loadBookedCounts(db, date, date);
  const toTimeSlot = (slot: Slot): TimeSlot => {
    const { id, name, department } = slot;
    if (date === undefined) return { id, name };
    const booked = bookedCount(id, date);
    const pause = pauses[department];
    const state = pause ? 'closed' : slotStateOf(slot, date, booked, now);
    const reason = pause ? localize(pause, locale).message : closedReasonOn(slot, date)?.[locale];
    const left = Math.max(0, capacityOn(slot, date) - booked);
    return { id, name, state, left, ...(reason !== undefined && { reason }) };
  };
  const slotsOf = (department: Department) =>
    slots.filter((slot) => slot.department === department).map(toTimeSlot);
  return { kitchen: slotsOf('KITCHEN'), grocery: slotsOf('GROCERY') };
}

/** Which slots may be offered: those of a department that start after the lead time of its items. */
type SlotSearch = { department: Department; leadTimeHours: number };

/**
 * Returns the first open slot from now on; undefined when none is open within the days for which orders are accepted,
 * or ordering is paused.
 */
export const findFirstFreeSlot = (
  db: Db | Tx,
  search: SlotSearch,
  now: Date,
): Promise<FreeSlot | undefined> =>
  findFreeSlotAfter(db, search, { date: istDate(now), minute: -1 }, now);

/**
 * Returns the next open slot of the same department after an unavailable one; undefined when none is open within the
 * days for which orders are accepted. The slot is offered, not reserved.
 */
export const findNextFreeSlot = (
  db: Db | Tx,
  requested: { slot: Slot; date: IstDate; leadTimeHours: number },
  now: Date,
): Promise<FreeSlot | undefined> => {
  const { slot, date, leadTimeHours } = requested;
  const search = { department: slot.department, leadTimeHours };
  return findFreeSlotAfter(db, search, { date, minute: slot.starts_at_minute }, now);
};

async function findFreeSlotAfter(
  db: Db | Tx,
  { department, leadTimeHours }: SlotSearch,
  { date, minute }: { date: IstDate; minute: number },
  now: Date,
): Promise<FreeSlot | undefined> {
  if (await findDepartmentPause(db, department)) return undefined;
  const slots = (await listActiveSlots(db)).filter((slot) => slot.department === department);
  const days = daysBetween(date, addDays(istDate(now), MAX_BOOKING_DAYS_AHEAD));
  const bookedCount = await loadBookedCounts(db, date, addDays(date, days));
  for (let day = 0; day <= days; day++) {
    const onDate = addDays(date, day);
    const free = slots.find(
      (slot) =>
        (day > 0 || slot.starts_at_minute > minute) &&
        !isInsideLeadTime(slot.starts_at_minute, onDate, leadTimeHours, now) &&
        slotStateOf(slot, onDate, bookedCount(slot.id, onDate), now) === 'open',
    );
    if (free) return { date: onDate, slot_id: free.id, name: free.name };
  }
  return undefined;
}

/** Lists the open slots that riders offer at the door, with their free places; a pause of ordering does not close them. */
export async function listFreeSlots(db: Db, now: Date) {
  const today = istDate(now);
  const slots = await listActiveSlots(db);
  const bookedCount = await loadBookedCounts(db, today, addDays(today, SLOT_DAYS_AT_THE_DOOR - 1));
  return Array.from({ length: SLOT_DAYS_AT_THE_DOOR }, (_, day) => addDays(today, day)).flatMap(
    (date) =>
      slots
        .map((slot) => ({ slot, booked: bookedCount(slot.id, date) }))
        .filter(({ slot, booked }) => slotStateOf(slot, date, booked, now) === 'open')
        .map(({ slot, booked }) => ({
          delivery_date: date,
          slot_id: slot.id,
          name: slot.name,
          department: slot.department,
          free: capacityOn(slot, date) - booked,
        })),
  );
}

type BookedCount = (slotId: number, date: IstDate) => number;
const noneBooked: BookedCount = () => 0;

/**
 * Returns a function for the number of booked places of a slot on a day; loads the days from `from` to `to`
 * (inclusive).
 */
export async function loadBookedCounts(
  db: Db | Tx,
  from: IstDate,
  to: IstDate,
): Promise<BookedCount> {
  const rows = await db
    .selectFrom('delivery.slot_days')
    .select(['slot_id', 'date', 'taken'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  const counts = new Map(rows.map((row) => [`${row.slot_id} ${row.date}`, row.taken]));
  return (slotId, date) => counts.get(`${slotId} ${date}`) ?? 0;
}
