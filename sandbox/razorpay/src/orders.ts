import type { Order } from './entities.ts';
import { requireOrder } from './find.ts';
import { newId } from './ids.ts';
import { badRequest } from './problem.ts';
import type { OperationContext } from './service.ts';
import {
  parseAmount,
  parseCurrency,
  parseNotes,
  parseReceipt,
  rejectUnknownFields,
} from './validate.ts';

type Body = Readonly<Record<string, unknown>>;

const ORDER_FIELDS = [
  'amount',
  'currency',
  'receipt',
  'notes',
  'payment_capture',
  'partial_payment',
];

/** Creates an order. Its payments are captured automatically if `payment_capture` is set. */
export async function createOrder({ store, now }: OperationContext, body: Body): Promise<Order> {
  rejectUnknownFields(body, ORDER_FIELDS);
  if (body.partial_payment === true) {
    throw badRequest('partial_payment is/are not required and should not be sent');
  }
  const amount = parseAmount(body.amount);
  const order: Order = {
    id: newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: parseCurrency(body.currency),
    receipt: parseReceipt(body.receipt),
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: parseNotes(body.notes),
    created_at: now,
  };
  const autoCapture = [true, 1, '1'].some((accepted) => body.payment_capture === accepted);
  if (!(await store.addOrder({ order, autoCapture }))) {
    throw badRequest('Order receipt should be unique.', 'receipt');
  }
  return order;
}

/** Changes the notes of an order, the only field that can be changed. */
export async function changeNotes(
  context: OperationContext,
  id: string,
  body: Body,
): Promise<Order> {
  rejectUnknownFields(body, ['notes']);
  const { order } = await requireOrder(context, id);
  order.notes = parseNotes(body.notes);
  await context.store.saveOrder(order);
  return order;
}
