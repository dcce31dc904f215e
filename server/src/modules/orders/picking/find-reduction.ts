import type { OrderDetails } from '@sabuja/contract';
import { type Paise, toRupees } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** By how much an order's bill was lowered and where the money went, in rupees; null when it was not. */
export async function findReduction(
  db: Db | Tx,
  order: { id: number; final_paise: Paise },
): Promise<OrderDetails['reduction']> {
  const row = await db
    .selectFrom('orders.reductions')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  return row
    ? {
        agreed_amount: toRupees(order.final_paise + row.amount_paise),
        amount: toRupees(row.amount_paise),
        due: toRupees(row.due_paise),
        wallet: toRupees(row.wallet_paise + row.small_paise),
        source: toRupees(row.source_paise),
      }
    : null;
}
