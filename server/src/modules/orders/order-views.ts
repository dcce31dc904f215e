import type { Order, OrderDetails, OrderItem, OrderStatus, StatusChange } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { canTransition, finalStatuses } from '@sabuja/contract/rules/order-status';
import { type Locale, toRupees } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { descending, type Paging, selectPage, toPage } from '../../platform/http/index.ts';
import { readRefundsOf } from '../payments/index.ts';
import { findReductions } from './billing/find-reduction.ts';
import { findItemPreviews } from './item-previews.ts';
import { listOrderItems } from './order-items.ts';
import { findRefunded } from './refunds/find-refunded.ts';
import type { OrderRow } from './tables.ts';
import { reasonIn } from './transition-reason.ts';
import { missingDelivery } from './twin/charge-delivery.ts';
import { findRemaining } from './twin/remaining-order.ts';

type Row = Selectable<OrderRow> & { user_uid: string };

/** The recipient and address of an order; withheld when the caller may not be the account's owner (decision 0138). */
const recipientOf = (row: Row) =>
  row.is_recipient_hidden
    ? { delivery_address: row.pincode, deliver_to: '', delivery_note: null }
    : {
        delivery_address: row.delivery_address,
        deliver_to: row.deliver_to,
        delivery_note: row.delivery_note,
      };

const toApiOrder = (row: Row): Order => ({
  uid: row.uid,
  order_no: orderNumber(row.uid),
  user_uid: row.user_uid,
  department: row.department,
  ...recipientOf(row),
  final_amount: toRupees(row.final_paise),
  final_tax: toRupees(row.tax_paise),
  delivery_charges: toRupees(row.delivery_paise),
  applied_discount: toRupees(row.discount_paise),
  coupon: toApiCoupon(row),
  expected_delivery_date: row.delivery_date,
  delivery_slot: row.slot_name,
  o_status: row.status,
  can_cancel: canTransition(row.status, 'CANCELLED', 'customer'),
  waits_for_twin: row.status === 'PLACED' && row.twin_until !== null,
  payment_method: row.payment_method,
  payment_status: row.payment_status,
  pending_amount: toRupees(row.pending_paise),
  payment_id: row.payment_id,
  raz_order_id: row.raz_order_id,
  raz_pay_status: row.raz_pay_status,
  if_missing: row.if_missing,
  created_at: row.created_at.toISOString(),
});

/** Returns the coupon of an order with its discount in rupees; null without a coupon or without a discount. */
export const toApiCoupon = ({
  coupon_code: code,
  coupon_paise,
}: Pick<Row, 'coupon_code' | 'coupon_paise'>): Order['coupon'] =>
  code === null || coupon_paise === 0 ? null : { code, discount: toRupees(coupon_paise) };

type Owner = { customerId: number; customerUid: string };

const ownOrders = (db: Db | Tx, owner: Pick<Owner, 'customerId'>) =>
  db.selectFrom('orders.orders').where('customer_id', '=', owner.customerId);

/** Query for one of the customer's own orders; never matches another customer's. */
const ownOrder = (db: Db | Tx, owner: Pick<Owner, 'customerId'>, uid: string) =>
  ownOrders(db, owner).where('uid', '=', uid);

type OrderFilter = Paging & {
  under_way?: boolean | undefined;
  not_cancelled?: boolean | undefined;
};

/** Returns a page of the customer's own orders, newest first; amounts in rupees. */
export async function listOrders(
  db: Db,
  owner: Owner,
  { under_way, not_cancelled, ...paging }: OrderFilter,
) {
  const orders = ownOrders(db, owner)
    .$if(under_way === true, (query) => query.where('status', 'not in', finalStatuses))
    .$if(not_cancelled === true, (query) => query.where('status', '<>', 'CANCELLED'));
  const found = await selectPage(orders.selectAll(), [descending('id')], paging);
  const [previewOf, refundsOf] = await Promise.all([
    findItemPreviews(
      db,
      found.rows.map((row) => row.id),
    ),
    readRefundsOf(
      db,
      found.rows.map((row) => row.uid),
    ),
  ]);
  return toPage(found, paging, (row) => {
    const refunds = refundsOf(row.uid);
    return {
      ...toApiOrder({ ...row, user_uid: owner.customerUid }),
      ...previewOf(row.id),
      ...(refunds.length > 0 && { refunds }),
    };
  });
}

/** Whether an order is the customer's own. */
export const isOwnOrder = async (db: Db | Tx, owner: Pick<Owner, 'customerId'>, uid: string) =>
  (await findOrderStatus(db, owner, uid)) !== undefined;

/** Returns the status of one of the customer's own orders; undefined for anyone else's. */
export async function findOrderStatus(
  db: Db | Tx,
  owner: Pick<Owner, 'customerId'>,
  uid: string,
): Promise<OrderStatus | undefined> {
  const row = await ownOrder(db, owner, uid).select('status').executeTakeFirst();
  return row?.status;
}

/** Returns one of the customer's own orders with its history in the reader's language; undefined for anyone else's. */
export async function findOrder(
  db: Db | Tx,
  owner: Owner,
  uid: string,
  locale: Locale,
): Promise<OrderDetails | undefined> {
  const row = await ownOrder(db, owner, uid).selectAll().executeTakeFirst();
  if (!row) return undefined;
  const order = toApiOrder({ ...row, user_uid: owner.customerUid });
  const invoice = await db
    .selectFrom('orders.invoices')
    .select('serial')
    .where('order_id', '=', row.id)
    .where('kind', '=', 'INVOICE')
    .executeTakeFirst();
  return {
    ...order,
    history: await listStatusHistory(db, row.id, locale),
    delivery_code: row.status === 'OUT_FOR_DELIVERY' ? row.delivery_code : null,
    ...(row.placed_by !== null && { placed_by_phone: true as const }),
    ...(row.is_recipient_hidden && { recipient_hidden: true as const }),
    ...(await findReductions(db, row)),
    ...(await findRefunded(db, row.id)),
    invoice_no: invoice?.serial ?? null,
    if_cancelled: order.can_cancel ? await findNewAmount(db, owner, uid) : null,
  };
}

/** What the other order of the checkout would cost if this one were cancelled; null when nothing changes. */
async function findNewAmount(db: Db | Tx, { customerId }: Owner, uid: string) {
  const remaining = await findRemaining(db, { uid, customerId });
  if (!remaining) return null;
  const fee = missingDelivery(remaining);
  return {
    order_no: orderNumber(remaining.uid),
    delivery_charges: toRupees(fee),
    final_amount: toRupees(remaining.final_paise + fee),
  };
}

async function listStatusHistory(
  db: Db | Tx,
  orderId: number,
  locale: Locale,
): Promise<StatusChange[]> {
  const rows = await db
    .selectFrom('orders.status_history')
    .select(['status', 'at', 'actor'])
    // Customers do not see why staff undid a transition.
    .select((e) =>
      e.case().when('undoes', 'is', null).then(e.ref('reason')).else(null).end().as('reason'),
    )
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    reason: reasonIn(row, locale),
    at: row.at.toISOString(),
  }));
}

/** Returns the items of one of the customer's own orders; undefined for anyone else's. */
export async function listItems(
  db: Db,
  owner: Owner,
  uid: string,
  locale: Locale,
): Promise<OrderItem[] | undefined> {
  const order = await ownOrder(db, owner, uid).select('id').executeTakeFirst();
  return order && listOrderItems(db, order.id, locale);
}
