import type { Payment } from './entities.ts';
import { requirePayment } from './find.ts';
import { newId } from './ids.ts';
import { markLinkPaid } from './links.ts';
import { alreadyPaid, badRequest } from './problem.ts';
import { refundAutomatically } from './refunds.ts';
import type { OperationContext } from './service.ts';
import type { StoredOrder } from './store.ts';
import { parseAmount, parseCurrency, rejectUnknownFields } from './validate.ts';

export type Payer = {
  method: Payment['method'];
  contact: string | null;
  email: string | null;
  description: string | null;
};

/** Starts an attempt to pay the order. */
export async function beginPayment(
  context: OperationContext,
  { order }: StoredOrder,
  payer: Payer,
): Promise<Payment> {
  const payment: Payment = {
    id: newId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    bank: null,
    wallet: null,
    notes: [],
    fee: null,
    tax: null,
    ...noErrorFields,
    created_at: context.now,
    ...payer,
    ...instrument(payer.method),
  };
  await context.store.addPayment(payment);
  order.attempts += 1;
  if (order.status === 'created') order.status = 'attempted';
  await context.store.saveOrder(order);
  return payment;
}

const noErrorFields = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

const randomReference = (): string => String(Math.floor(Math.random() * 1e12)).padStart(12, '3');

function instrument(method: Payment['method']) {
  if (method === 'upi') {
    const vpa = 'success@razorpay';
    const upi = { vpa, flow: 'intent', payer_account_type: 'bank_account' };
    return { card_id: null, vpa, upi, acquirer_data: { rrn: randomReference() } };
  }
  const id = newId('card');
  const card = { id, entity: 'card' as const, last4: '1007', network: 'Visa', type: 'debit' };
  return {
    card_id: id,
    card,
    vpa: null,
    acquirer_data: { auth_code: randomReference().slice(0, 6) },
  };
}

/** Simulates that the bank declines the payment. */
export async function decline({ store, emit }: OperationContext, payment: Payment): Promise<void> {
  payment.status = 'failed';
  payment.error_code = 'BAD_REQUEST_ERROR';
  payment.error_description = 'Your payment was declined by your bank. Try another way to pay.';
  payment.error_source = payment.method === 'upi' ? 'customer_psp' : 'issuer_bank';
  payment.error_step = 'payment_authorization';
  payment.error_reason = 'payment_failed';
  await store.savePayment(payment);
  emit({ event: 'payment.failed', payment });
}

/** Simulates that the bank authorizes the payment; with `capture` it is captured at once. */
export async function authorise(
  context: OperationContext,
  stored: StoredOrder,
  payment: Payment,
  { capture }: { capture: boolean },
): Promise<void> {
  Object.assign(payment, noErrorFields, { status: 'authorized' });
  await context.store.savePayment(payment);
  context.emit({ event: 'payment.authorized', payment });
  if (capture) await capturePayment(context, stored, payment);
}

/** Captures an authorized payment; the first captured one pays the order. */
async function capturePayment(context: OperationContext, { order }: StoredOrder, payment: Payment) {
  const { store, emit } = context;
  payment.status = 'captured';
  payment.captured = true;
  payment.captured_at = context.now;
  // The fee is two percent plus 18 percent tax on it; `fee` includes the tax.
  payment.fee = Math.round(payment.amount * 0.0236);
  payment.tax = Math.round((payment.fee * 18) / 118);
  await store.savePayment(payment);
  emit({ event: 'payment.captured', payment });
  if (order.status === 'paid') return;
  order.status = 'paid';
  order.amount_paid = order.amount;
  order.amount_due = 0;
  await store.saveOrder(order);
  emit({ event: 'order.paid', payment, order });
  await markLinkPaid(context, order, payment);
}

/**
 * Simulates that the bank authorizes a payment that was open or had failed. If another payment has paid the order by
 * then, the money is refunded automatically.
 */
export async function authoriseLate(
  context: OperationContext,
  id: string,
  capture: boolean,
): Promise<Payment> {
  const { payment, stored } = await requirePayment(context, id);
  if (!['created', 'failed'].includes(payment.status)) {
    throw badRequest(`The payment is ${payment.status} already`);
  }
  const isPaid = stored.order.status === 'paid';
  await authorise(context, stored, payment, { capture: capture && !isPaid });
  if (isPaid) await refundAutomatically(context, payment);
  return payment;
}

/** The capture call: captures the whole authorized amount, once. */
export async function capture(
  context: OperationContext,
  id: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Payment> {
  rejectUnknownFields(body, ['amount', 'currency']);
  const amount = parseAmount(body.amount);
  parseCurrency(body.currency);
  const { payment, stored } = await requirePayment(context, id);
  if (payment.captured) throw badRequest('This payment has already been captured');
  if (payment.status !== 'authorized') {
    throw badRequest(
      'Only payments which have been authorized and not yet captured can be captured',
    );
  }
  if (stored.order.status === 'paid') throw alreadyPaid();
  if (amount !== payment.amount) {
    throw badRequest('Capture amount must be equal to the amount authorized.', 'amount');
  }
  await capturePayment(context, stored, payment);
  return payment;
}
