import { fail, type Paise } from '@sabuja/kit';
import { sql } from 'kysely';
import { lockKey, type Tx } from '../../../platform/db/index.ts';
import { cashKey } from '../cash/rider-cash.ts';
import type { LockedOrder } from '../transitions-store.ts';
import { isRefunded, type LastTransition } from './last-transition.ts';

/**
 * The payment status before the delivery: unpaid when the whole amount was to be paid in cash (COD, or a wallet that
 * the twin had emptied), otherwise paid.
 */
const statusBefore = (cash: Paise) => sql<0 | 1>`case when payment_id is null
  and (payment_method = 'COD' or (${cash}::bigint > 0 and final_paise = ${cash}::bigint)) then 0 else 1 end`;

type Undo = { last: LastTransition; undoId: number; now: Date };

/**
 * Undoes a delivery: the recorded cash is reversed and pending again, and the photo is deleted, since it may show
 * another door. Fails with CASH_CLOSED when a close has counted the cash, or with CANNOT_UNDO when staff refunded the
 * order, or requested it.
 */
export async function reverseDelivery(
  tx: Tx,
  { id: orderId }: LockedOrder,
  { last, undoId, now }: Undo,
) {
  if (await isRefunded(tx, orderId)) return fail('CANNOT_UNDO');
  const cash = await tx
    .selectFrom('orders.cash_collections')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (cash) {
    // A concurrent close of the same cash either waits for this lock, or has ended and is found below.
    if (cash.member_id !== null) await lockKey(tx, cashKey(cash.member_id));
    const closed = await tx
      .selectFrom('orders.closed_collections')
      .select('order_id')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (closed) return fail('CASH_CLOSED');
    await tx
      .insertInto('orders.reversed_collections')
      .values({ ...cash, undo_id: undoId, reversed_at: now })
      .execute();
    await tx.deleteFrom('orders.cash_collections').where('order_id', '=', orderId).execute();
  }
  await tx.deleteFrom('orders.delivery_photos').where('order_id', '=', orderId).execute();
  await tx
    .updateTable('orders.orders')
    .set({
      status: last.before,
      pending_paise: cash?.amount_paise ?? 0,
      payment_status: statusBefore(cash?.amount_paise ?? 0),
    })
    .where('id', '=', orderId)
    .execute();
  return undefined;
}
