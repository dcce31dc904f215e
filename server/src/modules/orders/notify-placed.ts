import { orderNumber } from '@sabuja/contract/rules/order-number';
import { paths } from '@sabuja/contract/rules/page-paths';
import { formatIstDay, formatPaise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import type { Contact, Notify } from '../notifications/index.ts';
import type { OrderRow } from './tables.ts';

type PlacedOrder = Pick<OrderRow, 'uid' | 'final_paise' | 'delivery_date' | 'slot_name'>;

type Template = 'order_placed' | 'order_paid';

/** The notification that an order is placed; `order_paid` is the template when nothing is left to pay. */
export function placedMessage(order: PlacedOrder, template: Template) {
  const params = {
    number: orderNumber(order.uid),
    amount: formatPaise(order.final_paise),
    date: formatIstDay(order.delivery_date),
    slot: order.slot_name,
  };
  return { template, params, path: paths.orderSummary(order.uid) };
}

/** Notifies the customer that an order is placed. */
export async function notifyPlaced(
  { notify }: { notify: Notify },
  tx: Tx,
  contact: Contact,
  order: PlacedOrder,
  { template, now }: { template: Template; now: Date },
): Promise<void> {
  await notify(tx, contact, placedMessage(order, template), now);
}
