import { canTransition } from '@sabuja/contract/rules/order-status';
import { fail } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { lockStocks, releaseStock, writeOffStock } from '../catalogue/index.ts';
import { releaseSlot } from '../delivery/index.ts';
import type { Notify } from '../notifications/index.ts';
import { requestWithdrawal } from '../payments/index.ts';
import { returnCoupon } from '../pricing/index.ts';
import { refundRemaining } from './billing/reduce-bill.ts';
import { collectCash } from './cash/collect-cash.ts';
import { assignDeliveryCode } from './delivery-code.ts';
import { leaveRound } from './dispatch/rounds-store.ts';
import { disposeItems } from './dispose-items.ts';
import { issueCreditNote, issueInvoice } from './invoice/issue-document.ts';
import { notifyTransition } from './notify-transition.ts';
import { requestRemainingLink } from './phone/request-remaining-link.ts';
import {
  type LockedOrder,
  lockOrder,
  type OrderRef,
  recordTransition,
  type Transition,
} from './transitions-store.ts';
import { wasteSubstitutes } from './waste-substitutes.ts';

/**
 * Transitions an order to another status; does nothing when it already has it. Fails with NOT_YOURS, or with
 * CANNOT_MOVE when the transition table does not allow it, or when an order that waits for its twin is to be confirmed
 * (decision 0061). Locks are always taken in this order: the order, stock by id, its payments, the wallet, the
 * slot's day, the coupon, the document series, the customer's messages. The order is locked first but written late: an
 * order being placed on the same estimate would wait for the written row while it holds stock locks.
 */
export async function transitionOrder(
  deps: { notify: Notify },
  tx: Tx,
  orderRef: OrderRef,
  transition: Transition,
  now: Date,
) {
  const order = await lockOrder(tx, orderRef);
  if (!order) return fail('NOT_YOURS');
  if (order.status === transition.to) return undefined;
  const { status: from } = order;
  if (!canTransition(from, transition.to, transition.actor))
    return fail('CANNOT_MOVE', { from, to: transition.to });
  if (transition.to === 'CONFIRMED' && order.twin_until)
    return fail('CANNOT_MOVE', { from, to: transition.to, because: 'WAITS_FOR_TWIN' });
  if (transition.to === 'CANCELLED') await releaseAndRefund(tx, order, transition, now);
  if (from === 'OUT_FOR_DELIVERY' || from === 'PAYMENT_PENDING')
    await requestWithdrawal(tx, order.uid);
  if (from === 'PAYMENT_PENDING' && transition.to === 'CANCELLED')
    await requestRemainingLink(tx, order.id, now);
  if (transition.to === 'PACKED') await leaveRound(tx, order.id);
  if (transition.to === 'OUT_FOR_DELIVERY') await assignDeliveryCode(tx, order.id);
  if (transition.to === 'DELIVERED') await collectCash(tx, order, transition.memberId, now);
  await recordTransition(tx, order.id, transition, now);
  await notifyTransition(deps, tx, order, transition, now);
  if (transition.to === 'OUT_FOR_DELIVERY') await issueInvoice(tx, order.id, now);
  if (transition.to === 'CANCELLED') await issueCreditNote(tx, order.id, now);
  return undefined;
}

/** Releases a cancelled order's stock, slot capacity and coupon, writes off missing units and refunds its payments. */
async function releaseAndRefund(
  tx: Tx,
  order: LockedOrder,
  { dispositions, memberId }: Transition,
  now: Date,
): Promise<void> {
  const { released, writtenOff, wasted } = await disposeItems(tx, order, dispositions);
  const cause = { orderUid: order.uid, memberId, now };
  // Several of these lock stocks; all are locked at once, so that two orders cannot deadlock.
  const substitutes = wasted.flatMap((line) => line.substitutes);
  const all = [...released, ...writtenOff, ...substitutes].map(({ stockId }) => stockId);
  if (writtenOff.length + substitutes.length > 0) await lockStocks(tx, all, []);
  await releaseStock(tx, released, cause);
  await writeOffStock(tx, writtenOff, cause);
  await wasteSubstitutes(tx, wasted, { id: order.id, ...cause });
  await refundRemaining(tx, order, now);
  await releaseSlot(tx, order.slot_id, order.delivery_date);
  if (order.redemption_uid !== null && order.coupon_paise > 0)
    await returnCoupon(tx, { uid: order.redemption_uid, amount: order.coupon_paise });
}
