import type { Paise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { insertDebtEntry, isRecorded, listDebtLines, lockDebt, readDebt } from './debt-store.ts';
import { lockWallet, type Wallet } from './ledger-store.ts';
import { writtenOffOf } from './written-off.ts';

export type Reversal = {
  customerId: number;
  /** The provider's id of the refund or dispute; applied once. */
  reference: string;
  /** Paise, above 0, at most the credited amount of the payment. */
  amount: Paise;
  now: Date;
};

/** What is reversed of a recharge: its money, or the cashback of its plan; each has kinds of entries of its own. */
const ENTRIES = {
  recharge: {
    taken: { kind: 'reversal', description: 'Recharge taken back by your bank' },
    restored: { kind: 'restored', description: 'Recharge restored' },
  },
  cashback: {
    taken: { kind: 'cashback_reversal', description: 'Cashback taken back with its recharge' },
    restored: { kind: 'cashback_restored', description: 'Cashback restored' },
  },
} as const;

/**
 * Reverses credited money: debits the wallet up to its balance, and records the rest as a debt, which blocks spending.
 * Returns that debt in paise. Idempotent; a repeat returns 0.
 */
export async function reverseRecharge(
  tx: Tx,
  { customerId, reference, amount, now }: Reversal,
  part: keyof typeof ENTRIES = 'recharge',
): Promise<{ owed: Paise }> {
  const wallet = await lockWallet(tx, customerId);
  const debt = await lockDebt(tx, customerId);
  const entry = ENTRIES[part].taken;
  if (await isRecorded(tx, entry.kind, reference)) return { owed: 0 };
  const taken = Math.min(wallet.balance, amount);
  await insertDebtEntry(tx, {
    ...entry,
    reference,
    at: now,
    wallet: { account: wallet, amount: -taken },
    debt: { account: debt, amount: taken - amount },
  });
  return { owed: amount - taken };
}

/**
 * Restores an amount that a reversal took: pays the debt first, also what was written off of it, and credits the rest to
 * the wallet. Idempotent.
 */
export async function restoreRecharge(
  tx: Tx,
  reversal: Reversal,
  part: keyof typeof ENTRIES = 'recharge',
): Promise<void> {
  const { customerId, reference, amount, now } = reversal;
  const wallet = await lockWallet(tx, customerId);
  const debt = await lockDebt(tx, customerId);
  const entry = ENTRIES[part].restored;
  if (await isRecorded(tx, entry.kind, reference)) return;
  const undone = await undoWriteOff(tx, debt, reversal);
  const settled = Math.min(undone - debt.balance, amount);
  await insertDebtEntry(tx, {
    ...entry,
    reference,
    at: now,
    wallet: { account: wallet, amount: amount - settled },
    debt: { account: debt, amount: settled },
  });
}

/**
 * Makes owed again what was written off of the debt that a reversal caused, at most `amount`, so that the returned money
 * pays it: otherwise the customer would get it a second time (decision 0166). Returns the paise that are owed again.
 */
async function undoWriteOff(
  tx: Tx,
  debt: Wallet,
  { reference, amount, now }: Reversal,
): Promise<Paise> {
  const undone = Math.min(amount, writtenOffOf(await listDebtLines(tx, debt), reference));
  if (undone === 0) return 0;
  await insertDebtEntry(tx, {
    kind: 'write_off_undone',
    reference,
    description: 'Written-off debt owed again',
    at: now,
    debt: { account: debt, amount: -undone },
  });
  return undone;
}

/** Pays a customer's debt from their wallet after a credit, once for each credit. */
export async function payDebt(
  tx: Tx,
  { customerId, reference, now }: Omit<Reversal, 'amount'>,
): Promise<void> {
  if ((await readDebt(tx, customerId)) === 0) return;
  const wallet = await lockWallet(tx, customerId);
  const debt = await lockDebt(tx, customerId);
  const paid = Math.min(-debt.balance, wallet.balance);
  if (paid === 0 || (await isRecorded(tx, 'debt_paid', reference))) return;
  await insertDebtEntry(tx, {
    kind: 'debt_paid',
    reference,
    description: 'Paid for a recharge that was taken back',
    at: now,
    wallet: { account: wallet, amount: -paid },
    debt: { account: debt, amount: paid },
  });
}
