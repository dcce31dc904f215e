import type { Tx } from '../../platform/db/index.ts';
import type { LockedOrder } from './transitions-store.ts';

/**
 * Records what was taken at the door for an order that is delivered: all that it still owed. Recorded
 * once; the database keeps it as it is.
 */
export async function collectCash(
  tx: Tx,
  { id, pending_paise }: Pick<LockedOrder, 'id' | 'pending_paise'>,
  now: Date,
): Promise<void> {
  if (pending_paise === 0) return;
  await tx
    .insertInto('orders.cash_collections')
    .values({ order_id: id, amount_paise: pending_paise, collected_at: now })
    .execute();
}
