import { fail } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { findNextFreeSlot, findSlot, isSlotClosed, type Slot } from '../delivery/index.ts';
import type { ValidatedOrder } from './validate-order.ts';

/** The slot that an order asks for, while it can still be ordered for. */
export async function findOpenSlot(tx: Tx, order: ValidatedOrder, now: Date) {
  const slot = await findSlot(tx, order.department, order.delivery_slot);
  if (!slot) return fail('NO_SLOT');
  if (!isSlotClosed(slot, order.delivery_date, now)) return slot;
  return fail('SLOT_CLOSED', await findAlternative(tx, slot, order, now));
}

/** A slot without a place left is refused with the next that has one. */
export const failSlotFull = async (tx: Tx, slot: Slot, order: ValidatedOrder, now: Date) =>
  fail('SLOT_FULL', await findAlternative(tx, slot, order, now));

const findAlternative = async (tx: Tx, slot: Slot, order: ValidatedOrder, now: Date) => ({
  name: slot.name,
  next: await findNextFreeSlot(tx, { slot, date: order.delivery_date }, now),
});
