import './tables.ts';
import type { Paise } from '@sabuja/kit';
import { lockKey, type Tx } from '../../../platform/db/index.ts';

/** Locks the safe, so that withdrawals from it are serialized. */
export const lockSafe = (tx: Tx) => lockKey(tx, 'cash in the safe');

/** Returns the expected cash in the safe, and the part that is not reserved for customers. The safe must be locked. */
export async function readSafeBalance(tx: Tx): Promise<{ balance: Paise; available: Paise }> {
  const safe = await tx.selectFrom('orders.safe').selectAll().executeTakeFirstOrThrow();
  const balance =
    Number(safe.handed_in_paise) - Number(safe.returned_paise) - Number(safe.deposited_paise);
  return { balance, available: balance - Number(safe.reserved_paise) };
}
