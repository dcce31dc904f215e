import { mayStaff } from '@sabuja/contract/rules/staff-roles';
import { fail, isFailure } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { lockOrder } from '../transitions-store.ts';
import { payRefund } from './pay-refund.ts';
import { readRefundable } from './read-refundable.ts';
import { type RefundDeps, recordRefund } from './refund-order.ts';
import { findOrderUid, findRefund } from './refunds-store.ts';

/**
 * Approves another person's refund, which pays it; returns the uid of its order. Fails with NO_REFUND, OWN_REQUEST,
 * DECIDED, NOT_DELIVERED, or as `payRefund` does (for example, when less remains to be refunded by now).
 */
export function approveRefund(deps: RefundDeps, actor: StaffActor, uid: string) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockRefund(tx, uid);
    if (!locked) return fail('NO_REFUND');
    const { order, refund } = locked;
    if (refund.state !== 'REQUESTED') return fail('DECIDED');
    if (refund.requested_by === actor.memberId) return fail('OWN_REQUEST');
    const state = await readRefundable(tx, order);
    if (!state) return fail('NOT_DELIVERED');
    const { memberId } = actor;
    await recordRefund(tx, actor, 'refund.approve', order.uid, refund, now);
    const failure = await payRefund(deps, tx, order, { refund, state, memberId, now });
    return isFailure(failure) ? failure : { orderUid: order.uid };
  });
}

/**
 * Refuses a refund that waits for approval, or withdraws the member's own request; returns the uid of its order. Fails
 * with NO_REFUND, NOT_PERMITTED or DECIDED.
 */
export function refuseRefund(deps: RefundDeps, actor: StaffActor, uid: string) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockRefund(tx, uid);
    if (!locked) return fail('NO_REFUND');
    const { order, refund } = locked;
    if (refund.requested_by !== actor.memberId && !mayStaff(actor.role, 'refunds.approve'))
      return fail('NOT_PERMITTED');
    if (refund.state !== 'REQUESTED') return fail('DECIDED');
    await recordRefund(tx, actor, 'refund.refuse', order.uid, refund, now);
    await tx
      .updateTable('orders.staff_refunds')
      .set({ state: 'REFUSED', decided_by: actor.memberId, decided_at: now })
      .where('id', '=', refund.id)
      .execute();
    return { orderUid: order.uid };
  });
}

/** Locks the order of a refund, then reads the refund again, since its state changes only under that lock. */
async function lockRefund(tx: Tx, uid: string) {
  const found = await findRefund(tx, uid);
  const order = found && (await lockOrder(tx, { uid: await findOrderUid(tx, found.order_id) }));
  const refund = order && (await findRefund(tx, uid));
  return order && refund ? { order, refund } : undefined;
}
