import type { Payment } from './entities.ts';
import { requireOrder } from './find.ts';
import type { Outcome } from './mode.ts';
import { authorise, beginPayment, decline, type Payer } from './payments.ts';
import { alreadyPaid, badRequest } from './problem.ts';
import type { OperationContext } from './service.ts';
import { hmac } from './signatures.ts';
import type { StoredOrder } from './store.ts';

/** The result of a payment attempt, as the page receives it. */
export type CheckoutResult =
  | { reported: 'success'; response: Success }
  | { reported: 'failure'; error: PaymentError }
  /** The payment is or will be made, and the page is not notified. */
  | { reported: 'nothing'; outcome: 'silence' | 'late'; payment_id: string }
  | { reported: 'dismissal' };

type Success = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

type PaymentError = {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: { order_id: string; payment_id: string };
};

export type PaymentInput = {
  orderId: string;
  /** The order's amount according to the page, if given. */
  amount?: number | undefined;
  outcome: Outcome;
  contact?: string | null;
  email?: string | null;
  description?: string | null;
};

/** Simulates an attempt to pay an order on the sheet, with the given outcome. */
export async function pay(context: OperationContext, input: PaymentInput): Promise<CheckoutResult> {
  const stored = await requireOrder(context, input.orderId);
  await requirePayable(context, stored, input.amount);
  const { outcome } = input;
  if (outcome === 'dismissal') return { reported: 'dismissal' };
  const payer: Payer = {
    method: outcome === 'card' ? 'card' : 'upi',
    contact: input.contact ?? null,
    email: input.email ?? null,
    description: input.description ?? null,
  };
  if (outcome === 'twice') {
    const first = await beginPayment(context, stored, payer);
    await authorise(context, stored, first, { capture: stored.autoCapture });
  }
  const payment = await beginPayment(context, stored, payer);
  if (outcome === 'failure') {
    await decline(context, payment);
    return { reported: 'failure', error: toPaymentError(payment) };
  }
  if (outcome === 'late') {
    await context.store.savePayment(payment, context.mode.lateMs);
    context.markDue();
    return { reported: 'nothing', outcome, payment_id: payment.id };
  }
  await authorise(context, stored, payment, { capture: stored.autoCapture });
  if (outcome === 'silence') return { reported: 'nothing', outcome, payment_id: payment.id };
  return { reported: 'success', response: toSuccess(context, payment) };
}

/** @throws Problem if the sheet would refuse a payment of this order or this amount */
export async function requirePayable(
  { store }: OperationContext,
  { order }: StoredOrder,
  amount: number | undefined,
): Promise<void> {
  if (order.status === 'paid') throw alreadyPaid();
  if (amount !== undefined && amount !== order.amount) {
    throw badRequest(
      'Your payment amount is different from your order amount. To pay successfully, please try using right amount.',
      'amount',
    );
  }
  const others = await store.payments(order.id);
  if (others.some(({ status }) => status === 'authorized')) {
    throw badRequest('Another payment of this order is being processed.');
  }
}

const toSuccess = ({ keys }: OperationContext, { id, order_id }: Payment): Success => ({
  razorpay_payment_id: id,
  razorpay_order_id: order_id,
  razorpay_signature: hmac(keys.keySecret, `${order_id}|${id}`),
});

const toPaymentError = (payment: Payment): PaymentError => ({
  code: payment.error_code ?? '',
  description: payment.error_description ?? '',
  source: payment.error_source ?? '',
  step: payment.error_step ?? '',
  reason: payment.error_reason ?? '',
  metadata: { order_id: payment.order_id, payment_id: payment.id },
});
