import type { OrderDetails } from '@sabuja/contract';
import { type Paise, sumPaise, toRupees } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { ReductionRow } from '../tables.ts';

type Lowered = Pick<OrderDetails, 'reduction' | 'refusal'>;

/** Returns by how much an order's bill was lowered, why, and where the money was refunded, in rupees. */
export async function findReductions(
  db: Db | Tx,
  order: { id: number; final_paise: Paise },
): Promise<Lowered> {
  const rows = await db
    .selectFrom('orders.reductions')
    .selectAll()
    .where('order_id', '=', order.id)
    .execute();
  const agreed = order.final_paise + sumPaise(rows.map((row) => row.amount_paise));
  const shortage = rows.find(({ cause }) => cause === 'SHORTAGE');
  const refusal = rows.find(({ cause }) => cause === 'REFUSED');
  return {
    reduction: shortage ? { agreed_amount: toRupees(agreed), ...toApiReduction(shortage) } : null,
    ...(refusal && { refusal: toApiReduction(refusal) }),
  };
}

const toApiReduction = (row: ReductionRow) => ({
  amount: toRupees(row.amount_paise),
  due: toRupees(row.due_paise),
  wallet: toRupees(row.wallet_paise + row.small_paise),
  source: toRupees(row.source_paise),
});
