import type { Paise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { findMovement, insertEntry, lockWallet } from './ledger-store.ts';
import { payDebt } from './reverse-recharge.ts';

/**
 * Credits the wallet with what a cancelled order debited; returns the amount in paise, 0 when there was no debit.
 * Idempotent: an order is refunded once.
 */
export async function refundForOrder(
  tx: Tx,
  { orderUid, now }: { orderUid: string; now: Date },
): Promise<Paise> {
  const debit = await findMovement(tx, 'order', orderUid);
  if (!debit) return 0;
  const wallet = await lockWallet(tx, debit.customerId);
  if (!(await findMovement(tx, 'refund', orderUid))) {
    await insertEntry(tx, {
      kind: 'refund',
      reference: orderUid,
      description: `Refund: ${debit.description}`,
      wallet,
      amount: -debit.amount,
      at: now,
    });
    const { customerId } = debit;
    await payDebt(tx, { customerId, reference: `refund ${orderUid}`, now });
  }
  return -debit.amount;
}
