import { isFinal, type OrderActor, type OrderStatus } from '@sabuja/contract/rules/order-status';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Taking } from '../catalogue/index.ts';

/** Whose order it must be; staff and the shop itself name no owner. */
export type WhichOrder = { uid: string; customerId?: number };

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
  { uid, customerId }: WhichOrder,
): Promise<LockedOrder | undefined> =>
  tx
    .selectFrom('orders.orders')
    .select(['id', 'uid', 'status', 'slot_id', 'delivery_date', 'final_paise', 'pending_paise'])
    .where((e) => e.and({ uid, ...(customerId !== undefined && { customer_id: customerId }) }))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** What an order took from stock. */
export async function takingsOfOrder(tx: Tx, orderId: number): Promise<Taking[]> {
  const items = await tx
    .selectFrom('orders.items')
    .select('taken')
    .where('order_id', '=', orderId)
    .execute();
  return items.flatMap((item) => item.taken);
}

export type Move = { to: OrderStatus; mover: OrderActor; reason?: string | undefined };

/** An order that was to be paid online and never was, as the page knows it. */
const unpaid = sql<number | null>`case when raz_pay_status = 0 then 2 else raz_pay_status end`;

/** Writes a move into the order and its history. At its end nothing is owed for it any more. */
export async function writeMove(tx: Tx, orderId: number, { to, mover, reason }: Move, at: Date) {
  await tx
    .updateTable('orders.orders')
    .set({
      status: to,
      ...(isFinal(to) && { pending_paise: 0 }),
      ...(to === 'DELIVERED' && { payment_status: 1 }),
      ...(to === 'CANCELLED' && { raz_pay_status: unpaid }),
    })
    .where('id', '=', orderId)
    .execute();
  await tx
    .insertInto('orders.status_history')
    .values({ order_id: orderId, status: to, actor: mover, reason: reason ?? null, at })
    .execute();
}
