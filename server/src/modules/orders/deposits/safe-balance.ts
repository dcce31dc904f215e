import './tables.ts';
import type { Paise } from '@sabuja/kit';
import { lockKey, type Tx } from '../../../platform/db/index.ts';

/** Locks the safe, so that what leaves it does so one after the other. */
export const lockSafe = (tx: Tx) => lockKey(tx, 'cash in the safe');

/** What should be in the safe. It must be locked. */
export async function readSafeBalance(tx: Tx): Promise<Paise> {
  const safe = await tx.selectFrom('orders.safe').selectAll().executeTakeFirstOrThrow();
  return Number(safe.handed_in_paise) - Number(safe.returned_paise) - Number(safe.deposited_paise);
}
