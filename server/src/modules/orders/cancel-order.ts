import { orderNumber } from '@sabuja/contract/rules/order-number';
import { fail, isFailure, type Locale, toRupees } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { Notify } from '../notifications/index.ts';
import { findOrder } from './order-views.ts';
import { transitionOrder } from './transition-order.ts';
import { missingDelivery, type RemainingOrder } from './twin/charge-delivery.ts';
import { chargeRemaining, findRemaining, lockPair } from './twin/remaining-order.ts';

type CancelRequest = {
  uid: string;
  reason?: string | undefined;
  /** The new amount of the other order of the checkout that the customer has confirmed, in rupees. */
  confirmedAmount?: number | undefined;
  /** The language of the returned order. */
  locale: Locale;
};

/**
 * Cancels a customer's own order and returns it with its history. Stock, slot capacity and payments are released in
 * the same transaction (decision 0022). An order already cancelled is returned unchanged. Delivery charges are added to
 * the other order of its checkout, if the customer has confirmed the new amount (decision 0061).
 * Fails with NOT_YOURS, with CANNOT_MOVE once the shop has confirmed the order, or with TWIN_FEE.
 */
export function cancelOrder(
  deps: { db: Db; clock: Clock; notify: Notify },
  owner: { customerId: number; customerUid: string },
  { uid, reason, confirmedAmount, locale }: CancelRequest,
) {
  const orderRef = { uid, customerId: owner.customerId };
  const transition = {
    to: 'CANCELLED',
    actor: 'customer',
    reason: reason?.trim() || undefined,
  } as const;
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await lockPair(tx, orderRef);
    const before = await findOrder(tx, owner, uid, locale);
    if (!before) return fail('NOT_YOURS');
    const remaining = before.can_cancel ? await findRemaining(tx, orderRef) : undefined;
    if (remaining && toRupees(newAmount(remaining)) !== confirmedAmount) return failFee(remaining);
    const failure = await transitionOrder(deps, tx, orderRef, transition, now);
    if (isFailure(failure)) return failure;
    if (remaining) await chargeRemaining(deps, tx, remaining, now);
    return (await findOrder(tx, owner, uid, locale)) ?? fail('NOT_YOURS');
  });
}

const newAmount = (remaining: RemainingOrder) => remaining.final_paise + missingDelivery(remaining);

const failFee = (remaining: RemainingOrder) =>
  fail('TWIN_FEE', {
    number: orderNumber(remaining.uid),
    fee: missingDelivery(remaining),
    amount: newAmount(remaining),
  });
