import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TimeSlot } from '@sabuja/contract';
import { MAX_BOOKING_DAYS_AHEAD } from '@sabuja/contract/limits';
import { isInsideLeadTime } from '@sabuja/contract/rules/lead-time';
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

/** A slot of a day as it is offered. `lead-time`: too early for the items in the cart. */
export type OfferedSlot = {
  id: number;
  name: string;
  left: number;
  state: 'open' | 'full' | 'closed' | 'lead-time';
  /** Why the shop closed it on this day, in the reader's language. */
  reason?: string | undefined;
};

/**
 * The slots to show for a date: today's that have started are hidden (S4g.5), other dates show all.
 * Those that start within `leadTimeHours` cannot be chosen.
 */
export function offeredSlots(
  slots: readonly TimeSlot[],
  date: IstDate,
  leadTimeHours: number,
  now: Date,
): OfferedSlot[] {
  const minute = date === istDate(now) ? istMinuteOfDay(now) : -1;
  return slots.flatMap(({ id, name, state = 'open', left = 0, reason }) => {
    const slot = { id, name, left, state, reason };
    const start = slotStartMinute(name);
    if (start === undefined) return [slot];
    if (start <= minute) return [];
    const isTooEarly = state === 'open' && isInsideLeadTime(start, date, leadTimeHours, now);
    return [isTooEarly ? { ...slot, state: 'lead-time' as const } : slot];
  });
}

/** Why the shop closed slots, each reason once with the names of its slots. */
export function closures(
  slots: readonly OfferedSlot[],
): { reason: string; names: readonly string[] }[] {
  const reasons = [...new Set(slots.flatMap(({ reason }) => reason ?? []))];
  return reasons.map((reason) => ({
    reason,
    names: slots.filter((slot) => slot.reason === reason).map(({ name }) => name),
  }));
}

export const isSlotOpen = (slot: Pick<OfferedSlot, 'state'>): boolean => slot.state === 'open';

/** Why a slot cannot be chosen, in a word. */
export const slotStateTexts: Record<Exclude<OfferedSlot['state'], 'open'>, MessageDescriptor> = {
  full: msg`Full`,
  closed: msg`Closed`,
  'lead-time': msg`Too soon`,
};

/** Label of a slot, with the reason if it is unavailable. */
export function slotLabel(
  { name, state }: Pick<OfferedSlot, 'name' | 'state'>,
  leadTimeHours: number,
): MessageDescriptor | string {
  switch (state) {
    case 'open':
      return name;
    case 'full':
      return msg`${name} (full)`;
    case 'closed':
      return msg`${name} (closed for orders)`;
    case 'lead-time':
      return msg`${name} (order ${leadTimeHours} hours ahead)`;
  }
}
