import type { Department } from '@sabuja/contract';
import type { IstDate, Translations } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { loadBookedCounts } from './daily-slots.ts';
import { capacityOn, listActiveSlots, slotStateOf } from './slots.ts';

type SlotOfDay = {
  slot_id: number;
  name: string;
  department: Department;
  state: 'open' | 'full' | 'closed';
  /** On this day; `usual_capacity` is for days without an exception. */
  capacity: number;
  usual_capacity: number;
  booked: number;
  closed_reason: string | null;
  translations: Translations<'closed_reason'>;
  closes_minutes_before: number;
};

/** The active slots of both departments on a day, with how many places are booked. */
export async function listSlotsOfDay(db: Db, date: IstDate, now: Date): Promise<SlotOfDay[]> {
  const [slots, bookedCount] = await Promise.all([
    listActiveSlots(db),
    loadBookedCounts(db, date, date),
  ]);
  return slots.map((slot) => {
    const booked = bookedCount(slot.id, date);
    const exception = slot.exceptions?.[date];
    return {
      slot_id: slot.id,
      name: slot.name,
      department: slot.department,
      state: slotStateOf(slot, date, booked, now),
      capacity: capacityOn(slot, date),
      usual_capacity: slot.capacity,
      booked,
      closed_reason: exception?.closed_reason ?? null,
      translations: exception?.translations ?? {},
      closes_minutes_before: slot.closes_minutes_before,
    };
  });
}
