import type { Department } from '@sabuja/contract';
import type { IstDate } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import { findSlot, isSlotClosed } from '../../delivery/index.ts';
import type { Twin } from './find-twins.ts';

/** The refusal of an order's second half: its problem code and details, and the day it named. */
type Refusal = { code: string; details: unknown; department: Department; date: IstDate };

/**
 * Returns false if the refused slot was already closed or full when the first order was placed. Otherwise a customer
 * could name such a slot to be refused on purpose, and get the first order without its delivery fee. True for other
 * refusals.
 */
export async function becameUnavailable(
  tx: Tx,
  twin: Pick<Twin, 'id' | 'created_at'>,
  { code, details, department, date }: Refusal,
): Promise<boolean> {
  if (code !== 'SLOT_CLOSED' && code !== 'SLOT_FULL') return true;
  const { name = '', reason } = details as { name?: string; reason?: unknown };
  // Staff closed it and gave a reason.
  if (reason !== undefined) return true;
  const slot = await findSlot(tx, department, name);
  if (!slot) return true;
  if (code === 'SLOT_CLOSED') return !isSlotClosed(slot, date, twin.created_at);
  return wasBookedAfter(tx, twin, { slotId: slot.id, date });
}

const wasBookedAfter = async (
  tx: Tx,
  twin: Pick<Twin, 'id'>,
  { slotId, date }: { slotId: number; date: IstDate },
): Promise<boolean> =>
  (await tx
    .selectFrom('orders.orders')
    .select('id')
    .where('delivery_date', '=', date)
    .where('slot_id', '=', slotId)
    .where('id', '>', twin.id)
    .limit(1)
    .executeTakeFirst()) !== undefined;
