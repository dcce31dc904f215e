import { readAmount, readCurrency, readNotes, readReceipt, refuseOthers } from './check.ts';
import type { Work } from './desk.ts';
import type { Order } from './entities.ts';
import { requireOrder } from './find.ts';
import { newId } from './ids.ts';
import { badRequest } from './problem.ts';

type Body = Readonly<Record<string, unknown>>;

const fields = ['amount', 'currency', 'receipt', 'notes', 'payment_capture', 'partial_payment'];

/** Makes an order. Its payments are captured by themselves when `payment_capture` says so. */
export async function createOrder({ store, now }: Work, body: Body): Promise<Order> {
  refuseOthers(body, fields);
  if (body.partial_payment === true) {
    throw badRequest('partial_payment is/are not required and should not be sent');
  }
  const amount = readAmount(body.amount);
  const order: Order = {
    id: newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: readCurrency(body.currency),
    receipt: readReceipt(body.receipt),
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: readNotes(body.notes),
    created_at: now,
  };
  const autoCapture = [true, 1, '1'].some((yes) => body.payment_capture === yes);
  if (!(await store.addOrder({ order, autoCapture }))) {
    throw badRequest('Order receipt should be unique.', 'receipt');
  }
  return order;
}

/** Only the notes of an order can be changed. */
export async function changeNotes(work: Work, id: string, body: Body): Promise<Order> {
  refuseOthers(body, ['notes']);
  const { order } = await requireOrder(work, id);
  order.notes = readNotes(body.notes);
  await work.store.saveOrder(order);
  return order;
}
