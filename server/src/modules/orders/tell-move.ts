import { orderNumber } from '@sabuja/contract/rules/order-number';
import { paths } from '@sabuja/contract/rules/page-paths';
import { rupees, showRupees } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { findContact } from '../identity/index.ts';
import type { Tell } from '../notifications/index.ts';
import type { LockedOrder, Move } from './moves-store.ts';

/** What stood open before the move: an order that ends owes nothing any more. */
type Moved = Pick<LockedOrder, 'id' | 'final_paise' | 'pending_paise'>;

/** What a customer is told of each move; that an order is placed is told where it is placed. */
function newsOf({ to, mover }: Move, { final_paise: final, pending_paise: due }: Moved) {
  if (to === 'CONFIRMED') return 'order_confirmed';
  if (to === 'PACKED') return 'order_packed';
  if (to === 'OUT_FOR_DELIVERY')
    return due > 0 ? 'order_out_for_delivery' : 'paid_order_on_its_way';
  if (to === 'DELIVERED') return 'order_delivered';
  if (to !== 'CANCELLED') return undefined;
  if (mover === 'system') return 'order_unpaid';
  const isPaid = final > due;
  if (mover === 'staff') return isPaid ? 'paid_order_cancelled' : 'order_cancelled';
  return isPaid ? 'paid_order_cancelled_by_customer' : 'order_cancelled_by_customer';
}

/** Writes to an order's customer that it has moved; nobody is told of one whose account is gone. */
export async function tellMove(
  { tell }: { tell: Tell },
  tx: Tx,
  moved: Moved,
  move: Move,
  now: Date,
): Promise<void> {
  const news = newsOf(move, moved);
  if (news === undefined) return;
  const order = await tx
    .selectFrom('orders.orders')
    .select(['uid', 'customer_id', 'slot_name'])
    .where('id', '=', moved.id)
    .executeTakeFirstOrThrow();
  const to = await findContact(tx, order.customer_id);
  if (!to) return;
  const facts = {
    number: orderNumber(order.uid),
    slot: order.slot_name,
    due: showRupees(rupees(moved.pending_paise)),
  };
  await tell(tx, to, { news, facts, path: paths.orderSummary(order.uid) }, now);
}
