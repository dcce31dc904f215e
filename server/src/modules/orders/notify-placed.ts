import { orderNumber } from '@sabuja/contract/rules/order-number';
import { paths } from '@sabuja/contract/rules/page-paths';
import { formatIstDay, formatRupees, toRupees } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import type { Contact, Notify } from '../notifications/index.ts';
import type { OrderRow } from './tables.ts';

type PlacedOrder = Pick<OrderRow, 'uid' | 'final_paise' | 'delivery_date' | 'slot_name'>;

/** Notifies the customer that an order is placed; `order_paid` is the template when nothing is left to pay. */
export async function notifyPlaced(
  { notify }: { notify: Notify },
  tx: Tx,
  contact: Contact,
  order: PlacedOrder,
  { template, now }: { template: 'order_placed' | 'order_paid'; now: Date },
): Promise<void> {
  const params = {
    number: orderNumber(order.uid),
    amount: formatRupees(toRupees(order.final_paise)),
    date: formatIstDay(order.delivery_date),
    slot: order.slot_name,
  };
  await notify(tx, contact, { template, params, path: paths.orderSummary(order.uid) }, now);
}
