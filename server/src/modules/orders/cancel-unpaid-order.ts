import { unconfirmedStatuses } from '@sabuja/contract/rules/order-status';
import { isFailure } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import { type Text, translate } from '../../platform/texts/index.ts';
import type { OrderDeps } from './deps.ts';
import { transitionOrder } from './transition-order.ts';
import type { OrderRef } from './transitions-store.ts';
import { chargeRemaining, findRemaining, lockPair } from './twin/remaining-order.ts';

/**
 * Cancels an order that was not paid, and adds delivery charges to the other order of its checkout, since this one was
 * never placed. Does nothing if it was paid or cancelled in the meantime. The reason is translated when it is read.
 */
export function cancelUnpaidOrder(
  deps: Pick<OrderDeps, 'db' | 'clock' | 'notify'>,
  orderRef: OrderRef,
  reason: Text,
) {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await lockPair(tx, orderRef);
    const remaining = await findRemaining(tx, orderRef);
    const inEnglish = translate(reason, 'en');
    const transition = { to: 'CANCELLED', actor: 'system', reason: inEnglish } as const;
    const failure = await transitionOrder(deps, tx, orderRef, transition, now);
    if (isFailure(failure)) return failure;
    // The customer cannot cancel a confirmed order, so its amount must no longer grow.
    if (remaining && unconfirmedStatuses.includes(remaining.status))
      await chargeRemaining(deps, tx, remaining, now);
    return undefined;
  });
}
