import { canTransition } from '@sabuja/contract/rules/order-status';
import { fail } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { returnStock } from '../catalogue/index.ts';
import { freeSlot } from '../delivery/index.ts';
import type { Tell } from '../notifications/index.ts';
import { refundOrder } from '../payments/index.ts';
import { giveBackForOrder } from '../wallet/index.ts';
import { collectCash } from './collect-cash.ts';
import { issuePaper } from './invoice/issue-paper.ts';
import {
  type LockedOrder,
  lockOrder,
  type Move,
  takingsOfOrder,
  type WhichOrder,
  writeMove,
} from './moves-store.ts';
import { tellMove } from './tell-move.ts';

/**
 * Moves an order, if the table of transitions allows it; a move that was made before is not made again. Locks
 * are always taken in this order: the order, stock by id, the wallet, the payment, the slot's day, the
 * series of papers. The order is locked first and written late: an order being placed on its estimate
 * would wait for what is written, with stock in hand.
 */
export async function moveOrder(
  deps: { tell: Tell },
  tx: Tx,
  which: WhichOrder,
  move: Move,
  now: Date,
) {
  const order = await lockOrder(tx, which);
  if (!order) return fail('NOT_YOURS');
  if (order.status === move.to) return undefined;
  const { status: from } = order;
  if (!canTransition(from, move.to, move.mover)) return fail('CANNOT_MOVE', { from, to: move.to });
  if (move.to === 'CANCELLED') await giveBack(tx, order, now);
  if (move.to === 'DELIVERED') await collectCash(tx, order, now);
  await writeMove(tx, order.id, move, now);
  await tellMove(deps, tx, order, move, now);
  if (move.to === 'OUT_FOR_DELIVERY') await issuePaper(tx, order.id, 'INVOICE', now);
  if (move.to === 'CANCELLED' && from === 'OUT_FOR_DELIVERY') {
    await issuePaper(tx, order.id, 'CREDIT_NOTE', now);
  }
  return undefined;
}

/** What a cancelled order held goes back: its goods, what was paid for it, and its place. */
async function giveBack(tx: Tx, order: LockedOrder, now: Date): Promise<void> {
  await returnStock(tx, await takingsOfOrder(tx, order.id));
  await giveBackForOrder(tx, { orderUid: order.uid, now });
  await refundOrder(tx, { uid: order.uid, now });
  await freeSlot(tx, order.slot_id, order.delivery_date);
}
