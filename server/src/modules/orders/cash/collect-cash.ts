import type { Tx } from '../../../platform/db/index.ts';
import type { LockedOrder } from '../transitions-store.ts';

/**
 * Records the cash collected for a delivered order: its whole pending amount (decision 0044). One immutable row per
 * order; none when nothing is pending. `memberId`: the member of staff who collected it.
 */
export async function collectCash(
  tx: Tx,
  { id, pending_paise }: Pick<LockedOrder, 'id' | 'pending_paise'>,
  memberId: number | undefined,
  now: Date,
): Promise<void> {
  if (pending_paise === 0) return;
  await tx
    .insertInto('orders.cash_collections')
    .values({
      order_id: id,
      amount_paise: pending_paise,
      collected_at: now,
      member_id: memberId ?? null,
    })
    .execute();
}
