import { orderNumber } from '@sabuja/contract/rules/order-number';
import { isStepBack } from '@sabuja/contract/rules/order-status';
import { paths } from '@sabuja/contract/rules/page-paths';
import { formatPaise, type Paise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { notifyCustomer } from '../identity/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { LockedOrder, Transition } from './transitions-store.ts';

/** The order before the transition: a final status resets the pending amount. */
type TransitionedOrder = Pick<LockedOrder, 'id' | 'status' | 'final_paise' | 'pending_paise'>;
/** The amount by which the bill was lowered, and the part of it that is refunded. */
type Reduction = { amount: Paise; returned: Paise };

/**
 * Returns the template of a transition, if any. PLACED is notified where the order is placed (`notifyPlaced`).
 * Customers are not notified of a step back, such as a released picking.
 */
function templateFor(
  { to, actor }: Transition,
  { status: from, final_paise: final, pending_paise: amountDue }: TransitionedOrder,
  reduction: Reduction,
) {
  if (isStepBack(from, to)) return undefined;
  if (to === 'CONFIRMED') return 'order_confirmed';
  if (to === 'PACKED') return packedTemplate(reduction);
  if (to === 'ATTEMPTED') return 'order_attempted';
  if (to === 'OUT_FOR_DELIVERY')
    return amountDue > 0 ? 'order_out_for_delivery' : 'paid_order_on_its_way';
  if (to === 'DELIVERED') return deliveredTemplate(reduction);
  if (to !== 'CANCELLED') return undefined;
  if (actor === 'system') return 'order_unpaid';
  const isPaid = final > amountDue;
  if (actor === 'staff') return isPaid ? 'paid_order_cancelled' : 'order_cancelled';
  return isPaid ? 'paid_order_cancelled_by_customer' : 'order_cancelled_by_customer';
}

const packedTemplate = ({ amount, returned }: Reduction) => {
  if (amount === 0) return 'order_packed';
  return returned > 0 ? 'order_packed_short' : 'unpaid_order_packed_short';
};

const deliveredTemplate = ({ amount, returned }: Reduction) => {
  if (amount === 0) return 'order_delivered';
  return returned > 0 ? 'paid_order_part_refused' : 'order_part_refused';
};

/** Notifies the customer of a status transition; nothing is sent when the account was deleted. */
export async function notifyTransition(
  deps: { notify: Notify },
  tx: Tx,
  transitioned: TransitionedOrder,
  transition: Transition,
  now: Date,
): Promise<void> {
  const order = await tx
    .selectFrom('orders.orders as o')
    .leftJoin('orders.reductions as r', (join) =>
      join
        .onRef('r.order_id', '=', 'o.id')
        .on('r.cause', '=', transition.to === 'DELIVERED' ? 'REFUSED' : 'SHORTAGE'),
    )
    .select(['o.uid', 'o.customer_id', 'o.slot_name', 'o.delivery_code', 'o.final_paise'])
    .select(['r.amount_paise', 'r.due_paise'])
    .where('o.id', '=', transitioned.id)
    .executeTakeFirstOrThrow();
  const amount = order.amount_paise ?? 0;
  const reduction = { amount, returned: amount - (order.due_paise ?? 0) };
  const template = templateFor(transition, transitioned, reduction);
  if (template === undefined) return;
  const params = {
    number: orderNumber(order.uid),
    slot: order.slot_name,
    code: order.delivery_code ?? '',
    due: formatPaise(transitioned.pending_paise),
    amount: formatPaise(order.final_paise),
    reduction: formatPaise(reduction.amount),
    returned: formatPaise(reduction.returned),
  };
  const path = paths.orderSummary(order.uid);
  await notifyCustomer(deps, tx, order.customer_id, { template, params, path }, now);
}
