import { fail, isFailure } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import { reconcileOrders } from '../payments/index.ts';
import type { Buyer, OrderDeps } from './deps.ts';
import { findOrder } from './order-views.ts';
import { transitionOrder } from './transition-order.ts';

type Hint = { uid: string; status: '0' | '1' | '2'; paymentId: string | undefined };

/**
 * A page tells how the payment of an order ended; it is only a hint, and the provider is asked. 1 is
 * accepted for the payment that paid the order. 2 cancels an order that no money came for; while the
 * provider cannot be asked, the order goes on waiting. 0 only asks. Answers the order as it is then.
 */
export async function handlePaymentHint(deps: OrderDeps, owner: Buyer, hint: Hint) {
  const { db, payments } = deps;
  const { uid, status, paymentId } = hint;
  const before = await findOrder(db, owner, uid);
  if (!before) return fail('NOT_YOURS');
  if (before.payment_method !== 'ONLINE') return fail('NOT_VERIFIED');
  const awaitsPayment = before.o_status === 'PAYMENT_PENDING';
  const failure = awaitsPayment ? await reconcileOrders(payments, [uid]) : undefined;
  if (awaitsPayment && !failure && status === '2') await cancelUnpaid(deps, owner, uid);
  const order = awaitsPayment ? ((await findOrder(db, owner, uid)) ?? fail('NOT_YOURS')) : before;
  if (status !== '1' || isFailure(order)) return order;
  const isPaid = order.raz_pay_status === 1 && order.payment_id === paymentId;
  return isPaid ? order : fail('NOT_VERIFIED');
}

/** Unless it was paid while the provider was asked. */
const cancelUnpaid = (deps: OrderDeps, { customerId }: Buyer, uid: string) =>
  inTransaction(deps.db, (tx) => {
    const transition = {
      to: 'CANCELLED',
      actor: 'system',
      reason: 'Payment was not completed.',
    } as const;
    return transitionOrder(deps, tx, { uid, customerId }, transition, deps.clock.now());
  });
