import type { Work } from './desk.ts';
import type { Payment } from './entities.ts';
import { unknownId } from './problem.ts';
import type { StoredOrder } from './store.ts';

/** An order, locked. @throws Problem when there is no such order */
export async function requireOrder({ store }: Work, id: string): Promise<StoredOrder> {
  const found = await store.order(id);
  if (!found) throw unknownId();
  return found;
}

/** A payment, its order locked. @throws Problem when there is no such payment */
export async function requirePayment(
  work: Work,
  id: string,
): Promise<{ payment: Payment; stored: StoredOrder }> {
  const orderId = (await work.store.payment(id))?.order_id;
  if (orderId === undefined) throw unknownId();
  const stored = await requireOrder(work, orderId);
  // Read again: it may have changed before its order was ours.
  const payment = await work.store.payment(id);
  if (!payment) throw unknownId();
  return { payment, stored };
}
