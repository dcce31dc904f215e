import { fail } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import { leaveRound } from '../dispatch/rounds-store.ts';
import type { LockedOrder } from '../transitions-store.ts';
import type { LastTransition } from './last-transition.ts';

/**
 * Reopens a packed order with its picks for its picker; the order leaves its round. Fails with BILL_LOWERED when units
 * were missing, because stock was then corrected and money refunded.
 */
export async function reversePacking(tx: Tx, order: LockedOrder, { before }: LastTransition) {
  if (order.picks_billed_at !== null && (await hasShortage(tx, order.id)))
    return fail('BILL_LOWERED');
  await leaveRound(tx, order.id);
  await tx
    .updateTable('orders.orders')
    .set({
      status: before,
      picks_billed_at: null,
      picker_id: before === 'PICKING' ? await findPicker(tx, order.id) : null,
    })
    .where('id', '=', order.id)
    .execute();
  return undefined;
}

/** The member who began to pick the order last; a manager who undid an earlier packing did not. */
async function findPicker(tx: Tx, orderId: number): Promise<number | null> {
  const claim = await tx
    .selectFrom('orders.status_history')
    .select('member_id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'PICKING')
    .where('undoes', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return claim?.member_id ?? null;
}

async function hasShortage(tx: Tx, orderId: number): Promise<boolean> {
  const reduction = await tx
    .selectFrom('orders.reductions')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const missing = await tx
    .selectFrom('orders.picks')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('reason', 'is not', null)
    .executeTakeFirst();
  return reduction !== undefined || missing !== undefined;
}
