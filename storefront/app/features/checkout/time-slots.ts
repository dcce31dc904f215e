import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TimeSlot } from '@sabuja/contract';
import { MAX_BOOKING_DAYS_AHEAD } from '@sabuja/contract/limits';
import { slotStartMinute } from '@sabuja/contract/rules/slot-start';
import { addDays, formatIstDay, type IstDate, istDate, istMinuteOfDay } from '@sabuja/kit';

/** The first and last bookable date in India (S5.13). */
export const dateRange = (now: Date): { min: IstDate; max: IstDate } => {
  const today = istDate(now);
  return { min: today, max: addDays(today, MAX_BOOKING_DAYS_AHEAD) };
};

/** Why a date cannot be booked; undefined if it can, or if none is selected. */
export function dateProblem(date: IstDate, now: Date): MessageDescriptor | undefined {
  const { min, max } = dateRange(now);
  if (date === '' || (date >= min && date <= max)) return undefined;
  const last = formatIstDay(max);
  return msg`Choose a day from today to ${last}.`;
}

/**
 * The slots to show for a date: today's that have started are hidden (S4g.5), other dates show all.
 */
export function visibleSlots(slots: readonly TimeSlot[], date: IstDate, now: Date): TimeSlot[] {
  if (date !== istDate(now)) return [...slots];
  const minute = istMinuteOfDay(now);
  return slots.filter((slot) => {
    const start = slotStartMinute(slot.name);
    return start === undefined || start > minute;
  });
}

export const isSlotOpen = (slot: TimeSlot): boolean =>
  slot.state === undefined || slot.state === 'open';

/** Label of a slot, with the reason if it is unavailable. */
export function slotLabel({ name, state }: TimeSlot): MessageDescriptor | string {
  if (state === 'full') return msg`${name} (full)`;
  return state === 'closed' ? msg`${name} (closed for orders)` : name;
}
