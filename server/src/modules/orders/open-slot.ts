import { fail } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { findSlot, isClosed, nextFreeSlot, type Slot } from '../delivery/index.ts';
import type { CheckedOrder } from './check-request.ts';

/** The slot that an order asks for, while it can still be ordered for. */
export async function openSlot(tx: Tx, order: CheckedOrder, now: Date) {
  const slot = await findSlot(tx, order.department, order.delivery_slot);
  if (!slot) return fail('NO_SLOT');
  if (!isClosed(slot, order.delivery_date, now)) return slot;
  return fail('SLOT_CLOSED', await instead(tx, slot, order, now));
}

/** A slot without a place left is refused with the next that has one. */
export const slotFull = async (tx: Tx, slot: Slot, order: CheckedOrder, now: Date) =>
  fail('SLOT_FULL', await instead(tx, slot, order, now));

const instead = async (tx: Tx, slot: Slot, order: CheckedOrder, now: Date) => ({
  name: slot.name,
  next: await nextFreeSlot(tx, { slot, date: order.delivery_date }, now),
});
