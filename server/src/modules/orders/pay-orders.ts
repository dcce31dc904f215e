import type { Paise } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { removeItems } from '../cart/index.ts';
import { findContact } from '../identity/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { PaidOrders } from '../payments/index.ts';
import { notifyPlaced } from './notify-placed.ts';
import { recordTransition } from './transitions-store.ts';

/** Returns those of the given orders that are the customer's own and are paid online; `amount` in paise. */
export async function listPayableOrders(
  db: Db | Tx,
  { customerId, uids }: { customerId: number; uids: readonly string[] },
): Promise<{ uid: string; amount: Paise; awaitsPayment: boolean }[]> {
  const rows = await db
    .selectFrom('orders.orders')
    .select(['uid', 'final_paise', 'status'])
    .where('customer_id', '=', customerId)
    // An order paid by a payment link no longer awaits payment, but may have refunds.
    .where((e) => e.or([e('payment_method', '=', 'ONLINE'), e('payment_id', 'is not', null)]))
    .where('uid', 'in', uids)
    .orderBy('id')
    .execute();
  return rows.map(({ uid, final_paise, status }) => ({
    uid,
    amount: final_paise,
    awaitsPayment: status === 'PAYMENT_PENDING',
  }));
}

/**
 * Marks as paid and places the orders that still await exactly this amount, removes their items from the cart
 * and notifies the customer; returns their uids. Locks: the orders by id, then the cart. The orders are written last.
 */
export async function payOrders(
  deps: { notify: Notify },
  tx: Tx,
  { orders, paymentId, providerOrderId, now }: PaidOrders,
): Promise<string[]> {
  const paid = (await lockUnpaidOrders(tx, orders)).filter((order) =>
    orders.some(({ uid, amount }) => uid === order.uid && amount === order.final_paise),
  );
  // Orders placed by phone do not come from the customer's cart.
  for (const order of paid) if (order.placed_by === null) await removePaidItems(tx, order);
  for (const order of paid) {
    await tx
      .updateTable('orders.orders')
      .set({
        payment_status: 1,
        raz_pay_status: 1,
        pending_paise: 0,
        payment_id: paymentId,
        raz_order_id: providerOrderId,
      })
      .where('id', '=', order.id)
      .execute();
    await recordTransition(tx, order.id, { to: 'PLACED', actor: 'system' }, now);
    const contact = await findContact(tx, order.customer_id);
    if (contact) await notifyPlaced(deps, tx, contact, order, { template: 'order_paid', now });
  }
  return paid.map((order) => order.uid);
}

const lockUnpaidOrders = (tx: Tx, orders: PaidOrders['orders']) =>
  tx
    .selectFrom('orders.orders')
    .select(['id', 'uid', 'customer_id', 'placed_by', 'final_paise', 'delivery_date', 'slot_name'])
    .where(
      'uid',
      'in',
      orders.map((order) => order.uid),
    )
    .where('status', '=', 'PAYMENT_PENDING')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

async function removePaidItems(tx: Tx, order: { id: number; customer_id: number | null }) {
  if (order.customer_id === null) return;
  const items = await tx
    .selectFrom('orders.items')
    .select('item_id')
    .where('order_id', '=', order.id)
    .execute();
  await removeItems(
    order.customer_id,
    items.map((item) => item.item_id),
  ).execute(tx);
}
