import { toRupees } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Exports a customer's online payments with their refunded amounts, in rupees. */
export async function exportPayments(db: Db, customerId: number) {
  const payments = await db
    .selectFrom('payments.payments as p')
    .innerJoin('payments.attempts as a', 'a.id', 'p.attempt_id')
    .select(['p.payment_id', 'a.purpose', 'p.amount_paise', 'p.status', 'p.method'])
    .select(['p.refund_paise', 'p.returned_paise', 'p.first_heard_at as at'])
    .where('a.customer_id', '=', customerId)
    .orderBy('p.first_heard_at')
    .execute();
  return payments.map(({ amount_paise, refund_paise, returned_paise, ...payment }) => ({
    ...payment,
    amount: toRupees(amount_paise),
    given_back: toRupees(refund_paise + returned_paise),
  }));
}

/**
 * Removes a customer from their attempts, except those of paid orders. Money that arrives later for such an attempt is
 * refunded to its source.
 */
export const eraseAttempts = (tx: Tx, customerId: number) =>
  tx
    .updateTable('payments.attempts')
    .set({ customer_id: null })
    .where('customer_id', '=', customerId)
    .where((e) => e.or([e('state', '<>', 'PAID'), e('purpose', '=', 'WALLET')]))
    .execute();
