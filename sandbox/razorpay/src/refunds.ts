import { readAmount, readNotes, readReceipt, refuseOthers } from './check.ts';
import type { Work } from './desk.ts';
import type { Payment, Refund } from './entities.ts';
import { requirePayment } from './find.ts';
import { newId } from './ids.ts';
import { badRequest, Problem, unknownId } from './problem.ts';

type Body = Readonly<Record<string, unknown>>;

const goodKey = /^[A-Za-z0-9_-]{10,}$/;

/** The refund call. With a key, a repeat of the same request answers the first result. */
export async function refund(
  work: Work,
  paymentId: string,
  body: Body,
  key: string | undefined,
): Promise<Refund> {
  if (key === undefined) return makeRefund(work, paymentId, body, null);
  if (!goodKey.test(key)) {
    throw badRequest(
      'The idempotency key must have at least 10 characters: letters, numbers, hyphens and underscores only.',
    );
  }
  if (!(await work.store.claimKey(key))) {
    const words = 'Another request with the same idempotency key is still in progress.';
    throw new Problem(409, { description: words });
  }
  const first = await work.store.refundOfKey(key);
  if (first === undefined) return makeRefund(work, paymentId, body, key);
  if (first.request === requestOf(paymentId, body)) return first.refund;
  const words = 'Different request with the same idempotency key has already been processed.';
  throw new Problem(409, { description: words });
}

const requestOf = (paymentId: string, body: Body): string => `${paymentId} ${JSON.stringify(body)}`;

async function makeRefund(work: Work, paymentId: string, body: Body, key: string | null) {
  refuseOthers(body, ['amount', 'speed', 'notes', 'receipt']);
  const { payment } = await requirePayment(work, paymentId);
  const left = payment.amount - payment.amount_refunded;
  if (!payment.captured) {
    throw badRequest('The payment status should be captured for action to be taken');
  }
  if (left === 0) throw badRequest('The payment has been fully refunded already.');
  const amount = body.amount === undefined ? left : readAmount(body.amount);
  if (amount > left) {
    throw badRequest('The refund amount provided is greater than amount captured.', 'amount');
  }
  const made = newRefund(work, payment, amount);
  made.notes = readNotes(body.notes);
  made.receipt = readReceipt(body.receipt);
  if (body.speed === 'optimum') made.speed_requested = 'optimum';
  await keepRefund(work, payment, made, requestOf(paymentId, body), key);
  return made;
}

function newRefund({ mode, now }: Work, payment: Payment, amount: number): Refund {
  const status = mode.refunds;
  return {
    id: newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: [],
    receipt: null,
    acquirer_data: { arn: status === 'processed' ? bankNumber() : null },
    created_at: now,
    batch_id: null,
    status,
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}

const bankNumber = (): string => `7400${Math.floor(Math.random() * 1e12)}`;

async function keepRefund(
  work: Work,
  payment: Payment,
  made: Refund,
  request: string,
  key: string | null,
): Promise<void> {
  if (made.status !== 'failed') countRefunded(payment, made.amount);
  await work.store.savePayment(payment);
  await work.store.addRefund(made, request, key);
  work.tell({ event: 'refund.created', refund: made, payment });
  if (made.status !== 'pending') {
    work.tell({ event: `refund.${made.status}`, refund: made, payment });
  }
}

function countRefunded(payment: Payment, amount: number): void {
  payment.amount_refunded += amount;
  const isFull = payment.amount_refunded === payment.amount;
  payment.status = isFull ? 'refunded' : payment.captured ? 'captured' : 'authorized';
  payment.refund_status = isFull ? 'full' : payment.amount_refunded > 0 ? 'partial' : null;
}

/** All of it goes back by itself, as it does when nobody may keep it. */
export async function giveBack(work: Work, payment: Payment): Promise<void> {
  const made = newRefund(work, payment, payment.amount - payment.amount_refunded);
  await keepRefund(work, payment, made, 'by itself', null);
}

/** A refund that was pending ends. */
export async function settleRefund(
  work: Work,
  id: string,
  status: 'processed' | 'failed',
): Promise<Refund> {
  const pending = await work.store.refund(id);
  if (!pending) throw unknownId();
  const { payment } = await requirePayment(work, pending.payment_id);
  const made = (await work.store.refund(id)) ?? pending;
  if (made.status !== 'pending') throw badRequest(`The refund is ${made.status} already`);
  made.status = status;
  if (status === 'processed') made.acquirer_data.arn = bankNumber();
  else countRefunded(payment, -made.amount);
  await work.store.saveRefund(made);
  await work.store.savePayment(payment);
  work.tell({ event: `refund.${status}`, refund: made, payment });
  return made;
}
