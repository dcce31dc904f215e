import { fail } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { findSlot, isClosed, nextFreeSlot, type Slot, takeSlot } from '../delivery/index.ts';
import type { CheckedOrder } from './check-request.ts';

/** Takes the order's place in its slot. One that is closed or full is refused with the next that is free. */
export async function takePlace(tx: Tx, order: CheckedOrder, now: Date) {
  const date = order.delivery_date;
  const slot = await findSlot(tx, order.department, order.delivery_slot);
  if (!slot) return fail('NO_SLOT');
  const instead = async ({ name }: Slot) => ({
    name,
    next: await nextFreeSlot(tx, { slot, date }, now),
  });
  if (isClosed(slot, date, now)) return fail('SLOT_CLOSED', await instead(slot));
  return (await takeSlot(tx, slot, date)) ? slot : fail('SLOT_FULL', await instead(slot));
}
