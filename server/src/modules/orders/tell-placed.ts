import { orderNumber } from '@sabuja/contract/rules/order-number';
import { paths } from '@sabuja/contract/rules/page-paths';
import { rupees, showIstDay, showRupees } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import type { Contact, Tell } from '../notifications/index.ts';
import type { OrderRow } from './tables.ts';

type Placed = Pick<OrderRow, 'uid' | 'final_paise' | 'delivery_date' | 'slot_name'>;

/** Writes to its customer that an order is placed; `order_paid` when nothing is left to pay. */
export async function tellPlaced(
  { tell }: { tell: Tell },
  tx: Tx,
  to: Contact,
  order: Placed,
  { news, now }: { news: 'order_placed' | 'order_paid'; now: Date },
): Promise<void> {
  const facts = {
    number: orderNumber(order.uid),
    amount: showRupees(rupees(order.final_paise)),
    date: showIstDay(order.delivery_date),
    slot: order.slot_name,
  };
  await tell(tx, to, { news, facts, path: paths.orderSummary(order.uid) }, now);
}
