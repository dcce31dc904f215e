import type { Payment, Refund } from './entities.ts';
import { requirePayment } from './find.ts';
import { newId } from './ids.ts';
import { badRequest, Problem, unknownId } from './problem.ts';
import type { OperationContext } from './service.ts';
import { parseAmount, parseNotes, parseReceipt, rejectUnknownFields } from './validate.ts';

type Body = Readonly<Record<string, unknown>>;

const keyPattern = /^[A-Za-z0-9_-]{10,}$/;

/** Executes the refund call. With an idempotency key, a repeated request returns the first result. */
export async function refund(
  context: OperationContext,
  paymentId: string,
  body: Body,
  key: string | undefined,
): Promise<Refund> {
  if (key === undefined) return makeRefund(context, paymentId, body, null);
  if (!keyPattern.test(key)) {
    throw badRequest(
      'The idempotency key must have at least 10 characters: letters, numbers, hyphens and underscores only.',
    );
  }
  if (!(await context.store.claimKey(key))) {
    const description = 'Another request with the same idempotency key is still in progress.';
    throw new Problem(409, { description: description });
  }
  const previous = await context.store.refundOfKey(key);
  if (previous === undefined) return makeRefund(context, paymentId, body, key);
  if (previous.request === requestOf(paymentId, body)) return previous.refund;
  const description = 'Different request with the same idempotency key has already been processed.';
  throw new Problem(409, { description: description });
}

const requestOf = (paymentId: string, body: Body): string => `${paymentId} ${JSON.stringify(body)}`;

async function makeRefund(
  context: OperationContext,
  paymentId: string,
  body: Body,
  key: string | null,
) {
  rejectUnknownFields(body, ['amount', 'speed', 'notes', 'receipt']);
  const { payment } = await requirePayment(context, paymentId);
  const refundable = payment.amount - payment.amount_refunded;
  if (!payment.captured) {
    throw badRequest('The payment status should be captured for action to be taken');
  }
  if (refundable === 0) throw badRequest('The payment has been fully refunded already.');
  const amount = body.amount === undefined ? refundable : parseAmount(body.amount);
  if (amount > refundable) {
    throw badRequest('The refund amount provided is greater than amount captured.', 'amount');
  }
  const created = newRefund(context, payment, amount);
  created.notes = parseNotes(body.notes);
  created.receipt = parseReceipt(body.receipt);
  if (body.speed === 'optimum') created.speed_requested = 'optimum';
  await storeRefund(context, payment, created, requestOf(paymentId, body), key);
  return created;
}

function newRefund({ mode, now }: OperationContext, payment: Payment, amount: number): Refund {
  const status = mode.refunds;
  return {
    id: newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: [],
    receipt: null,
    acquirer_data: { arn: status === 'processed' ? randomBankNumber() : null },
    created_at: now,
    batch_id: null,
    status,
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}

const randomBankNumber = (): string => `7400${Math.floor(Math.random() * 1e12)}`;

async function storeRefund(
  context: OperationContext,
  payment: Payment,
  created: Refund,
  request: string,
  key: string | null,
): Promise<void> {
  if (created.status !== 'failed') countRefunded(payment, created.amount);
  await context.store.savePayment(payment);
  await context.store.addRefund(created, request, key);
  context.emit({ event: 'refund.created', refund: created, payment });
  if (created.status !== 'pending') {
    context.emit({ event: `refund.${created.status}`, refund: created, payment });
  }
}

function countRefunded(payment: Payment, amount: number): void {
  payment.amount_refunded += amount;
  const isFull = payment.amount_refunded === payment.amount;
  payment.status = isFull ? 'refunded' : payment.captured ? 'captured' : 'authorized';
  payment.refund_status = isFull ? 'full' : payment.amount_refunded > 0 ? 'partial' : null;
}

/** Refunds a payment in full without a request, as the provider does if it cannot be captured. */
export async function refundAutomatically(
  context: OperationContext,
  payment: Payment,
): Promise<void> {
  const created = newRefund(context, payment, payment.amount - payment.amount_refunded);
  await storeRefund(context, payment, created, 'by itself', null);
}

/** Settles a pending refund. */
export async function settleRefund(
  context: OperationContext,
  id: string,
  status: 'processed' | 'failed',
): Promise<Refund> {
  const pending = await context.store.refund(id);
  if (!pending) throw unknownId();
  const { payment } = await requirePayment(context, pending.payment_id);
  const created = (await context.store.refund(id)) ?? pending;
  if (created.status !== 'pending') throw badRequest(`The refund is ${created.status} already`);
  created.status = status;
  if (status === 'processed') created.acquirer_data.arn = randomBankNumber();
  else countRefunded(payment, -created.amount);
  await context.store.saveRefund(created);
  await context.store.savePayment(payment);
  context.emit({ event: `refund.${status}`, refund: created, payment });
  return created;
}
