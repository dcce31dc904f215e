import { fail, isFailure } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import { moveOrder } from './move-order.ts';
import { findOrder } from './order-views.ts';

type Wish = { uid: string; reason?: string | undefined };

/**
 * A customer cancels their order. Stock and the place in the slot go back in the same transaction. One
 * that is cancelled already is answered as it is.
 */
export function cancelOrder(
  { db, clock }: { db: Db; clock: Clock },
  owner: { customerId: number; customerUid: string },
  { uid, reason }: Wish,
) {
  const which = { uid, customerId: owner.customerId };
  const move = { to: 'CANCELLED', mover: 'customer', reason: reason?.trim() || undefined } as const;
  return inTransaction(db, async (tx) => {
    const refused = await moveOrder(tx, which, move, clock.now());
    if (isFailure(refused)) return refused;
    return (await findOrder(tx, owner, uid)) ?? fail('NOT_YOURS');
  });
}
