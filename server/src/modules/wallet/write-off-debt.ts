import { randomUUID } from 'node:crypto';
import { fail, type Paise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { insertDebtEntry, lockDebt } from './debt-store.ts';
import { lockWallet } from './ledger-store.ts';

/**
 * Writes off the whole debt of a customer (decision 0166). Fails with DEBT_CHANGED unless exactly `amount` paise are
 * owed.
 */
export async function writeOffDebt(
  tx: Tx,
  { customerId, amount, now }: { customerId: number; amount: Paise; now: Date },
) {
  await lockWallet(tx, customerId);
  const debt = await lockDebt(tx, customerId);
  const owed = -debt.balance;
  if (amount <= 0 || owed !== amount) return fail('DEBT_CHANGED', { owed });
  await insertDebtEntry(tx, {
    kind: 'written_off',
    reference: randomUUID(),
    description: 'Debt written off',
    at: now,
    debt: { account: debt, amount },
  });
  return undefined;
}
