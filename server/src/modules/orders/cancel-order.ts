import { fail, isFailure } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { Notify } from '../notifications/index.ts';
import { findOrder } from './order-views.ts';
import { transitionOrder } from './transition-order.ts';

type CancelRequest = { uid: string; reason?: string | undefined };

/**
 * Cancels a customer's own order and returns it with its history. Stock, slot capacity and payments are
 * released in the same transaction (decision 0022). An order already cancelled is returned unchanged.
 * Fails with NOT_YOURS, or with CANNOT_MOVE once the shop has confirmed the order.
 */
export function cancelOrder(
  deps: { db: Db; clock: Clock; notify: Notify },
  owner: { customerId: number; customerUid: string },
  { uid, reason }: CancelRequest,
) {
  const orderRef = { uid, customerId: owner.customerId };
  const transition = {
    to: 'CANCELLED',
    actor: 'customer',
    reason: reason?.trim() || undefined,
  } as const;
  return inTransaction(deps.db, async (tx) => {
    const failure = await transitionOrder(deps, tx, orderRef, transition, deps.clock.now());
    if (isFailure(failure)) return failure;
    return (await findOrder(tx, owner, uid)) ?? fail('NOT_YOURS');
  });
}
