import { isFinal, type OrderActor, type OrderStatus } from '@sabuja/contract/rules/order-status';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { StockReservation } from '../catalogue/index.ts';

/** Whose order it must be; staff and the shop itself name no owner. */
export type OrderRef = { uid: string; customerId?: number };

export type LockedOrder = {
  id: number;
  uid: string;
  status: OrderStatus;
  slot_id: number;
  delivery_date: string;
  final_paise: number;
  pending_paise: number;
};

/** An order that is about to be moved, locked: moves of one order come one after the other. */
export const lockOrder = (
  tx: Tx,
  { uid, customerId }: OrderRef,
): Promise<LockedOrder | undefined> =>
  tx
    .selectFrom('orders.orders')
    .select(['id', 'uid', 'status', 'slot_id', 'delivery_date', 'final_paise', 'pending_paise'])
    .where((e) => e.and({ uid, ...(customerId !== undefined && { customer_id: customerId }) }))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** What an order took from stock. */
export async function listReservations(tx: Tx, orderId: number): Promise<StockReservation[]> {
  const items = await tx
    .selectFrom('orders.items')
    .select('taken')
    .where('order_id', '=', orderId)
    .execute();
  return items.flatMap((item) => item.taken);
}

export type Transition = { to: OrderStatus; actor: OrderActor; reason?: string | undefined };

/** An order that was to be paid online and never was, as the page knows it. */
const failedPaymentStatus = sql<
  number | null
>`case when raz_pay_status = 0 then 2 else raz_pay_status end`;

/** Writes a move into the order and its history. At its end nothing is owed for it any more. */
export async function recordTransition(
  tx: Tx,
  orderId: number,
  { to, actor, reason }: Transition,
  at: Date,
) {
  await tx
    .updateTable('orders.orders')
    .set({
      status: to,
      ...(isFinal(to) && { pending_paise: 0 }),
      ...(to === 'DELIVERED' && { payment_status: 1 }),
      ...(to === 'CANCELLED' && { raz_pay_status: failedPaymentStatus }),
    })
    .where('id', '=', orderId)
    .execute();
  await tx
    .insertInto('orders.status_history')
    .values({ order_id: orderId, status: to, actor: actor, reason: reason ?? null, at })
    .execute();
}
