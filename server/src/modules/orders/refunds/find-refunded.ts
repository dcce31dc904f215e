import { toRupees } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** Returns the sums that staff refunded of an order, in rupees, as a field of the response; empty without refunds. */
export async function findRefunded(
  db: Db | Tx,
  orderId: number,
): Promise<{ refunded?: { wallet: number; source: number } }> {
  const sums = await db
    .selectFrom('orders.staff_refunds')
    .select((e) => [
      e.fn.sum<number | null>('wallet_paise').as('wallet'),
      e.fn.sum<number | null>('source_paise').as('source'),
    ])
    .where('order_id', '=', orderId)
    .where('state', '=', 'PAID')
    .executeTakeFirstOrThrow();
  if (sums.wallet === null) return {};
  const [wallet, source] = [toRupees(Number(sums.wallet)), toRupees(Number(sums.source))];
  return { refunded: { wallet, source } };
}
