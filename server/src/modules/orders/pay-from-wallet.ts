import { orderTitle } from '@sabuja/contract/rules/order-number';
import { isFailure } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { debitForOrder } from '../wallet/index.ts';
import type { NewOrder } from './orders-store.ts';

/**
 * Debits the customer's wallet for an order about to be placed with the WALLET method, and returns the row with
 * its payment fields. If the balance is too low, the rest stays pending, to be paid on delivery (decision 0027).
 * Fails with EMPTY_WALLET at a balance of 0, unless the other order of the same checkout used it up.
 */
export async function payFromWallet(tx: Tx, customerId: number, order: NewOrder) {
  if (order.payment_method !== 'WALLET') return order;
  if (order.final_paise === 0) return { ...order, payment_status: 1 } satisfies NewOrder;
  const debit = await debitForOrder(tx, {
    customerId,
    orderUid: order.uid,
    amount: order.final_paise,
    description: orderTitle(order.uid),
    now: order.created_at,
  });
  if (isFailure(debit)) return (await isOtherOrderPaid(tx, order)) ? order : debit;
  return {
    ...order,
    payment_status: 1,
    pending_paise: order.final_paise - debit.debited,
  } satisfies NewOrder;
}

async function isOtherOrderPaid(tx: Tx, { estimate_id }: NewOrder): Promise<boolean> {
  if (!estimate_id) return false;
  const other = await tx
    .selectFrom('orders.orders')
    .select('id')
    .where('estimate_id', '=', estimate_id)
    .where('payment_method', '=', 'WALLET')
    .where('payment_status', '=', 1)
    .where('status', '<>', 'CANCELLED')
    .executeTakeFirst();
  return other !== undefined;
}
