import type { OrderStatus } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { hasAccount } from '../../identity/index.ts';
import { personalReason, recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { type LockedOrder, lockOrder } from '../transitions-store.ts';
import { checkUndo, type LastTransition, maySee, readLastTransition } from './last-transition.ts';
import { reverseDelivery } from './reverse-delivery.ts';
import { reversePacking } from './reverse-packing.ts';

/**
 * Undoes the last transition of an order (a mis-click) and its effects (decision 0091); a repeat does nothing. The
 * customer is not notified. An invoice stays valid, since it is issued when an order leaves the shop.
 * Locks the order, then the cash of its rider. Fails with NO_ORDER, CANNOT_UNDO (another status, or the order has
 * moved on), UNDO_TOO_LATE, REASON_NEEDED, BILL_LOWERED, PART_REFUSED or CASH_CLOSED.
 */
export function undoTransition(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  actor: StaffActor,
  uid: string,
  { status, reason: given }: { status: OrderStatus; reason?: string },
) {
  const now = clock.now();
  const reason = given?.trim() || undefined;
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { uid });
    if (!order) return fail('NO_ORDER');
    const last = await readLastTransition(tx, order.id);
    if (!last || !maySee(last, actor)) return fail('NO_ORDER');
    if (last.undone === status) return { uid, status: last.status };
    if (last.status !== status) return fail('CANNOT_UNDO');
    const refusal = checkUndo(last, actor, { reason, now });
    if (refusal) return refusal;
    // After the account is deleted, a later cancellation would refund to a wallet that nobody can use.
    if (status === 'DELIVERED' && !(await hasAccount(tx, order.customer_id)))
      return fail('CANNOT_UNDO');
    const undoId = await recordUndo(tx, order, last, { actor, reason, now });
    const failure = await reverse(tx, order, { last, undoId, now });
    if (failure) return failure;
    const entry = { action: 'order.undo', subject: 'order', subjectId: order.uid };
    const personal = personalReason(order.customer_id, reason);
    const change = { before: { status }, after: { status: last.before }, personal };
    await recordAudit(tx, actor, { ...entry, ...change }, now);
    return { uid, status: last.before };
  });
}

/** Reverses the other effects of the transition, and writes the previous status. */
async function reverse(
  tx: Tx,
  order: LockedOrder,
  undo: { last: LastTransition; undoId: number; now: Date },
) {
  const { last } = undo;
  if (order.status === 'PACKED') return reversePacking(tx, order, last);
  if (order.status === 'DELIVERED') return reverseDelivery(tx, order, undo);
  await tx
    .updateTable('orders.orders')
    .set({ status: last.before })
    .where('id', '=', order.id)
    .execute();
  return undefined;
}

/** Appends the undo to the history; the database requires this entry before the status changes. */
async function recordUndo(
  tx: Tx,
  order: LockedOrder,
  last: LastTransition,
  by: { actor: StaffActor; reason: string | undefined; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('orders.status_history')
    .values({
      order_id: order.id,
      status: last.before,
      actor: 'staff',
      reason: by.reason ?? null,
      at: by.now,
      member_id: by.actor.memberId,
      undoes: last.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
