import { orderNumber } from '@sabuja/contract/rules/order-number';
import { isFinal, orderStatuses } from '@sabuja/contract/rules/order-status';
import { toRupees } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { OrderRow } from './tables.ts';

/** Exports a customer's orders with items, addresses, documents and status history; amounts in rupees. */
export async function exportOrders(db: Db, customerId: number) {
  const orders = await db
    .selectFrom('orders.orders as o')
    .selectAll()
    .select((e) =>
      e.fn
        .coalesce(
          e
            .selectFrom('orders.reductions as r')
            .select((r) => r.fn.sum<number>('r.amount_paise').as('paise'))
            .whereRef('r.order_id', '=', 'o.id'),
          e.lit(0),
        )
        .as('reduced_paise'),
    )
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const items = await listItemsOf(db, customerId);
  const history = await db
    .selectFrom('orders.status_history as h')
    .innerJoin('orders.orders as o', 'o.id', 'h.order_id')
    .select(['h.order_id', 'h.status', 'h.actor', 'h.reason', 'h.at'])
    .where('o.customer_id', '=', customerId)
    .orderBy('h.id')
    .execute();
  const documents = await listDocumentsOf(db, customerId);
  const refunds = await listRefundsOf(db, customerId);
  const photos = await listPhotosOf(db, customerId);
  return orders.map((order) => ({
    uid: order.uid,
    placed_at: order.created_at,
    department: order.department,
    status: order.status,
    placed_by_phone: order.placed_by !== null,
    ...(order.is_recipient_hidden ? { recipient_hidden: true } : exportRecipient(order)),
    pincode: order.pincode,
    occasion: order.occasion,
    occasion_members: order.occasion_members,
    if_missing: order.if_missing,
    delivery_date: order.delivery_date,
    delivery_slot: order.slot_name,
    payment_method: order.payment_method,
    payment_id: order.payment_id,
    items: items
      .filter((item) => item.order_id === order.id)
      .map(({ order_id, final_paise, tax_paise, ...item }) => ({
        ...item,
        amount: toRupees(final_paise),
        tax: toRupees(tax_paise),
      })),
    discount: toRupees(order.discount_paise),
    coupon: order.coupon_code,
    delivery_charges: toRupees(order.delivery_paise),
    final_amount: toRupees(order.final_paise),
    reduced_by: toRupees(order.reduced_paise),
    papers: documents
      .filter((document) => document.order_id === order.id)
      .map(({ order_id, customer_name, delivery_address, ...document }) => ({
        ...document,
        ...(!order.is_recipient_hidden && { customer_name, delivery_address }),
      })),
    refunds: refunds
      .filter((refund) => refund.order_id === order.id)
      .map(({ order_id, amount_paise, ...refund }) => ({
        ...refund,
        amount: toRupees(amount_paise),
      })),
    delivery_photo: photos.get(order.id) ?? null,
    history: history
      .filter((entry) => entry.order_id === order.id)
      .map(({ order_id, ...entry }) => entry),
  }));
}

const exportRecipient = (order: Selectable<OrderRow>) => ({
  deliver_to: order.deliver_to,
  delivery_address: order.delivery_address,
  delivery_note: order.delivery_note,
  latitude: order.delivery_latitude,
  longitude: order.delivery_longitude,
  customer_name: order.customer_name,
  contact: order.contact,
  email: order.email,
});

/** When the shop received the photo of each delivery. */
async function listPhotosOf(db: Db, customerId: number): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('orders.delivery_photos')
    .select(['order_id', 'received_at'])
    .where('customer_id', '=', customerId)
    .execute();
  return new Map(rows.map(({ order_id, received_at }) => [order_id, received_at]));
}

const listDocumentsOf = (db: Db, customerId: number) =>
  db
    .selectFrom('orders.invoices as p')
    .innerJoin('orders.orders as o', 'o.id', 'p.order_id')
    .leftJoin('orders.invoice_recipients as b', 'b.order_id', 'p.order_id')
    .select(['p.order_id', 'p.kind', 'p.serial', 'p.issued_at'])
    .select(['b.customer_name', 'b.delivery_address'])
    .where('o.customer_id', '=', customerId)
    .orderBy('p.issued_at')
    .execute();

/** Refunds of delivered orders by staff, including requests that are not decided yet. */
const listRefundsOf = (db: Db, customerId: number) =>
  db
    .selectFrom('orders.staff_refunds as r')
    .innerJoin('orders.orders as o', 'o.id', 'r.order_id')
    .select(['r.order_id', 'r.state', 'r.amount_paise', 'r.target', 'r.reason', 'r.requested_at'])
    .where('o.customer_id', '=', customerId)
    .orderBy('r.id')
    .execute();

const listItemsOf = (db: Db, customerId: number) =>
  db
    .selectFrom('orders.items as i')
    .innerJoin('orders.orders as o', 'o.id', 'i.order_id')
    .select([
      'i.order_id',
      'i.name',
      'i.units',
      'i.quantity',
      'i.final_paise',
      'i.tax_paise',
      'i.note',
      'i.if_missing',
    ])
    .where('o.customer_id', '=', customerId)
    .orderBy('i.order_id')
    .orderBy('i.line_no')
    .execute();

/** Returns the order numbers of a customer's orders that are neither delivered nor cancelled. */
export async function listOpenOrderNumbers(tx: Tx, customerId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders.orders')
    .select('uid')
    .where('customer_id', '=', customerId)
    .where('status', 'not in', orderStatuses.filter(isFinal))
    .orderBy('id')
    .execute();
  return rows.map(({ uid }) => orderNumber(uid));
}

/**
 * Erases names, contacts, addresses, photos of deliveries, and notes and reasons in people's own words from a customer's
 * orders. Items, amounts, tax and the pincode (the place of supply) are retained for tax law, as are the reasons of
 * refunds, together with their credit notes.
 */
export async function eraseOrderData(tx: Tx, customerId: number): Promise<void> {
  const ownOrders = tx
    .selectFrom('orders.orders')
    .select('id')
    .where('customer_id', '=', customerId);
  await tx
    .updateTable('orders.orders')
    .set({
      deliver_to: '',
      delivery_address: '',
      delivery_note: null,
      delivery_latitude: null,
      delivery_longitude: null,
      customer_name: '',
      contact: '',
      email: null,
      occasion: null,
    })
    .where('customer_id', '=', customerId)
    .execute();
  await tx
    .updateTable('orders.status_history')
    .set({ reason: null })
    .where('actor', '<>', 'system')
    .where('order_id', 'in', ownOrders)
    .execute();
  await tx
    .updateTable('orders.items')
    .set({ note: null })
    .where('note', 'is not', null)
    .where('order_id', 'in', ownOrders)
    .execute();
  await tx.deleteFrom('orders.invoice_recipients').where('order_id', 'in', ownOrders).execute();
  await tx.deleteFrom('orders.delivery_photos').where('customer_id', '=', customerId).execute();
  await tx.deleteFrom('orders.idempotency_keys').where('customer_id', '=', customerId).execute();
}
