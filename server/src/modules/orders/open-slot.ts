import { isInsideLeadTime } from '@sabuja/contract/rules/lead-time';
import { fail } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { type LocalizedName, nameOf } from '../../platform/texts/index.ts';
import type { CatalogueItem } from '../catalogue/index.ts';
import {
  closedReasonOn,
  type Destination,
  findNextFreeSlot,
  findPause,
  findSlot,
  isSlotClosed,
  type Slot,
} from '../delivery/index.ts';
import type { ValidatedOrder } from './validate-order.ts';

/** An order with the lead time (hours) of the item that must be ordered the longest ahead. */
export type SlotRequest = Pick<ValidatedOrder, 'department' | 'delivery_date' | 'delivery_slot'> &
  Destination & {
    leadTime: { hours: number; item: LocalizedName };
  };

/** The longest lead time among the items of an order. */
export function maxLeadTime(items: Iterable<CatalogueItem>): SlotRequest['leadTime'] {
  const [slowest] = [...items].sort((a, b) => b.leadTimeHours - a.leadTimeHours);
  return {
    hours: slowest?.leadTimeHours ?? 0,
    item: nameOf(slowest ?? { name: '', translations: {} }),
  };
}

/**
 * Returns the requested slot while it is open; fails with NO_SLOT, with ORDERING_PAUSED, or with LEAD_TIME or
 * SLOT_CLOSED and the next free slot.
 */
export async function findOpenSlot(tx: Tx, order: SlotRequest, now: Date) {
  const slot = await findSlot(tx, order.department, order.delivery_slot);
  if (!slot) return fail('NO_SLOT');
  const pause = await findPause(tx, order);
  if (pause !== undefined) return fail('ORDERING_PAUSED', { message: pause });
  if (isSlotClosed(slot, order.delivery_date, now)) {
    const reason = closedReasonOn(slot, order.delivery_date);
    return fail('SLOT_CLOSED', { ...(await findAlternative(tx, slot, order, now)), reason });
  }
  const { hours, item } = order.leadTime;
  if (isInsideLeadTime(slot.starts_at_minute, order.delivery_date, hours, now)) {
    const alternative = await findAlternative(tx, slot, order, now);
    return fail('LEAD_TIME', { ...alternative, hours, item });
  }
  return slot;
}

/** Fails with SLOT_FULL and the next free slot. */
export const failSlotFull = async (tx: Tx, slot: Slot, order: SlotRequest, now: Date) =>
  fail('SLOT_FULL', await findAlternative(tx, slot, order, now));

const findAlternative = async (tx: Tx, slot: Slot, order: SlotRequest, now: Date) => ({
  name: slot.name,
  next: await findNextFreeSlot(
    tx,
    { slot, date: order.delivery_date, leadTimeHours: order.leadTime.hours },
    now,
  ),
});
