import { rupees, showIstDay, showRupees } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { orderNumber } from './order-number.ts';
import type { NewOrder } from './orders-store.ts';
import type { OrderDeps } from './place-order.ts';

/** Writes the message that an order is placed, to the number the customer signs in with. */
export async function tellPlaced(
  deps: OrderDeps,
  tx: Tx,
  to: string,
  order: NewOrder,
): Promise<void> {
  const variables = {
    shop: await deps.shopName(tx),
    number: orderNumber(order.uid),
    amount: showRupees(rupees(order.final_paise)),
    date: showIstDay(order.delivery_date),
    slot: order.slot_name,
  };
  const now = deps.clock.now();
  await deps.notify(tx, { channel: 'sms', template: 'order_placed', to, variables }, now);
}
