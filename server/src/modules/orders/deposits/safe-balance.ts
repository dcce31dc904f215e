import './tables.ts';
import type { Paise } from '@sabuja/kit';
import { lockKey, type Tx } from '../../../platform/db/index.ts';

/** Locks the safe, so that what leaves it does so one after the other. */
export const lockSafe = (tx: Tx) => lockKey(tx, 'cash in the safe');

/** What should be in the safe, and what of it may leave: not what customers are still to get back. It must be locked. */
export async function readSafeBalance(tx: Tx): Promise<{ balance: Paise; available: Paise }> {
  const safe = await tx.selectFrom('orders.safe').selectAll().executeTakeFirstOrThrow();
  const balance =
    Number(safe.handed_in_paise) - Number(safe.returned_paise) - Number(safe.deposited_paise);
  return { balance, available: balance - Number(safe.reserved_paise) };
}
