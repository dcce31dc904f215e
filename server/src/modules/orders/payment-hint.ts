import { fail, isFailure, type Locale } from '@sabuja/kit';
import { text } from '../../platform/texts/index.ts';
import { reconcileOrders } from '../payments/index.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import type { Buyer, OrderDeps } from './deps.ts';
import { findOrder } from './order-views.ts';

type Hint = {
  uid: string;
  status: '0' | '1' | '2';
  paymentId: string | undefined;
  /** The language of the returned order. */
  locale: Locale;
};

/**
 * Handles a page's report of how an order's payment ended (S7f.3). It is only a hint: the order is reconciled with
 * the provider. 0 only reconciles; 1 is accepted if this payment paid the order, else fails with NOT_VERIFIED;
 * 2 cancels an order without a payment, unless the provider is unreachable. Returns the order afterwards.
 */
export async function handlePaymentHint(deps: OrderDeps, owner: Buyer, hint: Hint) {
  const { db, payments } = deps;
  const { uid, status, paymentId, locale } = hint;
  const before = await findOrder(db, owner, uid, locale);
  if (!before) return fail('NOT_YOURS');
  if (before.payment_method !== 'ONLINE') return fail('NOT_VERIFIED');
  const awaitsPayment = before.o_status === 'PAYMENT_PENDING';
  const failure = awaitsPayment ? await reconcileOrders(payments, [uid]) : undefined;
  if (awaitsPayment && !failure && status === '2') await cancelUnpaid(deps, owner, uid);
  const order = awaitsPayment
    ? ((await findOrder(db, owner, uid, locale)) ?? fail('NOT_YOURS'))
    : before;
  if (status !== '1' || isFailure(order)) return order;
  const isPaid = order.raz_pay_status === 1 && order.payment_id === paymentId;
  return isPaid ? order : fail('NOT_VERIFIED');
}

/** Does nothing if the order was paid in the meantime. */
const cancelUnpaid = (deps: OrderDeps, { customerId }: Buyer, uid: string) =>
  cancelUnpaidOrder(deps, { uid, customerId }, text`Payment was not completed.`);
