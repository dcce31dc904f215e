import { rupees, showRupees } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { findCustomer } from '../identity/index.ts';
import type { Tell } from '../notifications/index.ts';
import type { Move } from './moves-store.ts';
import { orderNumber, orderPath } from './order-number.ts';

const cancelledBy = {
  customer: 'order_cancelled_by_customer',
  staff: 'order_cancelled',
  system: 'order_unpaid',
} as const;

/** What a customer is told of each move; that an order is placed is told where it is placed. */
const newsOf = {
  CONFIRMED: 'order_confirmed',
  PACKED: 'order_packed',
  OUT_FOR_DELIVERY: 'order_out_for_delivery',
  DELIVERED: 'order_delivered',
} as const;

const newsOfMove = ({ to, mover }: Move) => {
  if (to === 'CANCELLED') return cancelledBy[mover];
  return to in newsOf ? newsOf[to as keyof typeof newsOf] : undefined;
};

/** Writes to an order's customer that it has moved; nobody is told of one whose account is gone. */
export async function tellMove(
  { tell }: { tell: Tell },
  tx: Tx,
  orderId: number,
  move: Move,
  now: Date,
): Promise<void> {
  const news = newsOfMove(move);
  if (news === undefined) return;
  const order = await tx
    .selectFrom('orders.orders')
    .select(['uid', 'customer_id', 'slot_name', 'pending_paise'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const customer =
    order.customer_id === null ? undefined : await findCustomer(tx, order.customer_id);
  if (!customer) return;
  const facts = {
    number: orderNumber(order.uid),
    slot: order.slot_name,
    due: showRupees(rupees(order.pending_paise)),
  };
  const { id: customerId, mobile_no, email } = customer;
  const to = { customerId, mobile_no, email };
  await tell(tx, to, { news, facts, path: orderPath(order.uid) }, now);
}
