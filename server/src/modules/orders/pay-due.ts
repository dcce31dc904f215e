import { orderNumber } from '@sabuja/contract/rules/order-number';
import { paths } from '@sabuja/contract/rules/page-paths';
import { formatPaise, type Paise } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { notifyCustomer } from '../identity/index.ts';
import type { Notify } from '../notifications/index.ts';
import { MIN_REFUND, mayPayRest, type PaidDue } from '../payments/index.ts';

const selectDue = (db: Db | Tx, uid: string) =>
  db
    .selectFrom('orders.orders')
    .select(['id', 'uid', 'customer_id', 'payment_id', 'raz_order_id', 'pending_paise'])
    .where('uid', '=', uid)
    .where('status', '<>', 'PAYMENT_PENDING')
    .where('pending_paise', '>', 0);

/**
 * Returns the pending amount of an order that may be paid by a link, in paise: the whole amount, or the rest after an
 * online payment; 0 when two online payments have already paid for the order.
 */
export async function readDue(db: Db | Tx, uid: string): Promise<Paise> {
  const order = await selectDue(db, uid).executeTakeFirst();
  return order && (await mayPayRest(db, uid)) ? order.pending_paise : 0;
}

/**
 * Pays the pending amount of an order from an online payment of `amount` paise and notifies the customer; returns the
 * amount used. Uses nothing when cash was collected before, or when the rest would be too small for a refund.
 */
export async function payDue(
  deps: { notify: Notify },
  tx: Tx,
  { uid, amount, paymentId, providerOrderId, now }: PaidDue,
): Promise<Paise> {
  const order = await selectDue(tx, uid).forNoKeyUpdate().executeTakeFirst();
  if (!order || !(await mayPayRest(tx, uid))) return 0;
  const used = Math.min(amount, order.pending_paise);
  const rest = amount - used;
  if (rest > 0 && rest < MIN_REFUND) return 0;
  await tx
    .updateTable('orders.orders')
    .set({
      payment_status: 1,
      pending_paise: order.pending_paise - used,
      // An order that already names a payment keeps it.
      payment_id: order.payment_id ?? paymentId,
      raz_order_id: order.payment_id === null ? providerOrderId : order.raz_order_id,
    })
    .where('id', '=', order.id)
    .execute();
  const params = { number: orderNumber(uid), amount: formatPaise(used) };
  const path = paths.orderSummary(uid);
  const notification = { template: 'order_due_paid', params, path } as const;
  await notifyCustomer(deps, tx, order.customer_id, notification, now);
  return used;
}
