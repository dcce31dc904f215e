import type { Payment } from './entities.ts';
import { unknownId } from './problem.ts';
import type { OperationContext } from './service.ts';
import type { StoredOrder } from './store.ts';

/**
 * Finds and locks an order.
 * @throws Problem if there is no such order
 */
export async function requireOrder({ store }: OperationContext, id: string): Promise<StoredOrder> {
  const found = await store.order(id);
  if (!found) throw unknownId();
  return found;
}

/**
 * Finds a payment and locks its order.
 * @throws Problem if there is no such payment
 */
export async function requirePayment(
  context: OperationContext,
  id: string,
): Promise<{ payment: Payment; stored: StoredOrder }> {
  const orderId = (await context.store.payment(id))?.order_id;
  if (orderId === undefined) throw unknownId();
  const stored = await requireOrder(context, orderId);
  // The payment is read again, because it may have changed before its order was locked.
  const payment = await context.store.payment(id);
  if (!payment) throw unknownId();
  return { payment, stored };
}
