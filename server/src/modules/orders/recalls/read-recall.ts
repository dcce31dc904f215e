import type { RecallDetails } from '@sabuja/contract';
import { fail, type Locale } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { findRecall } from '../../catalogue/index.ts';
import { listRecalledOrders } from './list-recalled-orders.ts';

/** Returns a recall with its orders, and customer data as the reader's role may see it. Fails with NO_RECALL. */
export async function readRecall(
  db: Db,
  { role, locale }: Pick<StaffActor, 'role'> & { locale: Locale },
  recallId: number,
) {
  const recall = await findRecall(db, recallId, locale);
  if (!recall) return fail('NO_RECALL');
  const ref = {
    id: recall.id,
    batch_id: recall.batch.id,
    stock_id: recall.batch.stock_id,
    recalled_at: new Date(recall.recalled_at),
  };
  const orders = await listRecalledOrders(db, ref, role);
  return {
    ...recall,
    orders: orders.map(({ customerId: _, ...order }) => order),
  } satisfies RecallDetails;
}
