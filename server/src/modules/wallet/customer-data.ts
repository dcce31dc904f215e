import type { Paise } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { insertEntry, lockWallet, readBalance } from './ledger-store.ts';
import { listSubscriptions, listTransactions } from './wallet-views.ts';

/** A customer's wallet with all that moved it, and the plans they have bought. */
export async function exportWallet(db: Db, customerId: number, now: Date) {
  const { results } = await listTransactions(db, customerId, { page: 1, limit: 100_000 });
  return { transactions: results, plans: await listSubscriptions(db, customerId, now) };
}

/**
 * Takes out of a wallet what its customer gives up with their account, if it holds exactly that;
 * answers what it holds then. The entries stay, as the law wants: they name nobody.
 */
export async function forfeitBalance(
  tx: Tx,
  customerId: number,
  amount: Paise,
  now: Date,
): Promise<Paise> {
  const wallet = await lockWallet(tx, customerId);
  if (amount > 0 && wallet.balance === amount) {
    await insertEntry(tx, {
      kind: 'given_up',
      reference: `customer ${customerId}`,
      description: 'Given up when the account was deleted',
      wallet,
      amount: -amount,
      at: now,
    });
  }
  return readBalance(tx, customerId);
}
