import { orderNumber } from '@sabuja/contract/rules/order-number';
import type { OrderStatus } from '@sabuja/contract/rules/order-status';
import { paths } from '@sabuja/contract/rules/page-paths';
import { formatPaise, type Paise } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { notifyCustomer } from '../../identity/index.ts';
import type { Notify } from '../../notifications/index.ts';

/** An order whose twin is cancelled or was not placed. Amounts in paise. */
export type RemainingOrder = {
  id: number;
  uid: string;
  status: OrderStatus;
  final_paise: Paise;
  delivery_paise: Paise;
  alone_delivery_paise: Paise | null;
};

/** Returns the additional delivery charges (paise) of an order that is delivered without its twin. */
export const missingDelivery = (order: RemainingOrder): Paise =>
  Math.max(0, (order.alone_delivery_paise ?? order.delivery_paise) - order.delivery_paise);

/**
 * Adds the missing delivery charges of an order to its amount, to be paid on delivery whatever the payment method, and
 * notifies the customer; ends its waiting. The order must be locked and not dispatched.
 */
export async function chargeDelivery(
  deps: { notify: Notify },
  tx: Tx,
  order: RemainingOrder,
  now: Date,
): Promise<void> {
  const fee = missingDelivery(order);
  const charged = await tx
    .updateTable('orders.orders')
    .set({
      twin_until: null,
      delivery_paise: sql<Paise>`delivery_paise + ${fee}`,
      late_delivery_paise: sql<Paise>`late_delivery_paise + ${fee}`,
      final_paise: sql<Paise>`final_paise + ${fee}`,
      pending_paise: sql<Paise>`pending_paise + ${fee}`,
    })
    .where('id', '=', order.id)
    .returning(['customer_id', 'final_paise', 'pending_paise'])
    .executeTakeFirstOrThrow();
  if (fee === 0) return;
  const params = {
    number: orderNumber(order.uid),
    fee: formatPaise(fee),
    amount: formatPaise(charged.final_paise),
    due: formatPaise(charged.pending_paise),
  };
  const path = paths.orderSummary(order.uid);
  const notification = { template: 'delivery_charged', params, path } as const;
  await notifyCustomer(deps, tx, charged.customer_id, notification, now);
}
