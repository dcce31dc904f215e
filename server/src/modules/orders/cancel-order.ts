import { fail, isFailure } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { Tell } from '../notifications/index.ts';
import { moveOrder } from './move-order.ts';
import { findOrder } from './order-views.ts';

type Wish = { uid: string; reason?: string | undefined };

/**
 * A customer cancels their order. Stock and the place in the slot go back in the same transaction. One
 * that is cancelled already is answered as it is.
 */
export function cancelOrder(
  deps: { db: Db; clock: Clock; tell: Tell },
  owner: { customerId: number; customerUid: string },
  { uid, reason }: Wish,
) {
  const which = { uid, customerId: owner.customerId };
  const move = { to: 'CANCELLED', mover: 'customer', reason: reason?.trim() || undefined } as const;
  return inTransaction(deps.db, async (tx) => {
    const refused = await moveOrder(deps, tx, which, move, deps.clock.now());
    if (isFailure(refused)) return refused;
    return (await findOrder(tx, owner, uid)) ?? fail('NOT_YOURS');
  });
}
