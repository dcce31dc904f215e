import { rupees, showIstDay, showRupees } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { orderNumber } from './order-number.ts';
import type { OrderDeps } from './place-order.ts';
import type { OrderRow } from './tables.ts';

/** Writes the message that an order is placed, to the number the customer signs in with. */
export async function tellPlaced(
  deps: Pick<OrderDeps, 'clock' | 'notify' | 'shopName'>,
  tx: Tx,
  to: string,
  order: Pick<OrderRow, 'uid' | 'final_paise' | 'delivery_date' | 'slot_name'>,
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
