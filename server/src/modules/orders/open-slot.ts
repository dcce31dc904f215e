import { fail } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { findNextFreeSlot, findSlot, isSlotClosed, type Slot } from '../delivery/index.ts';
import type { ValidatedOrder } from './validate-order.ts';

/** Returns the requested slot while it is open; fails with NO_SLOT, or with SLOT_CLOSED and the next free slot. */
export async function findOpenSlot(tx: Tx, order: ValidatedOrder, now: Date) {
  const slot = await findSlot(tx, order.department, order.delivery_slot);
  if (!slot) return fail('NO_SLOT');
  if (!isSlotClosed(slot, order.delivery_date, now)) return slot;
  return fail('SLOT_CLOSED', await findAlternative(tx, slot, order, now));
}

/** Fails with SLOT_FULL and the next free slot. */
export const failSlotFull = async (tx: Tx, slot: Slot, order: ValidatedOrder, now: Date) =>
  fail('SLOT_FULL', await findAlternative(tx, slot, order, now));

const findAlternative = async (tx: Tx, slot: Slot, order: ValidatedOrder, now: Date) => ({
  name: slot.name,
  next: await findNextFreeSlot(tx, { slot, date: order.delivery_date }, now),
});
