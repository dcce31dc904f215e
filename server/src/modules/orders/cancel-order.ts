import { fail, isFailure } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { Notify } from '../notifications/index.ts';
import { findOrder } from './order-views.ts';
import { transitionOrder } from './transition-order.ts';

type CancelRequest = { uid: string; reason?: string | undefined };

/**
 * A customer cancels their order. Stock and the place in the slot go back in the same transaction. One
 * that is cancelled already is answered as it is.
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
