import type { Paise } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { insertEntry, lockWallet, readBalance } from './ledger-store.ts';
import { listSubscriptions, listTransactions } from './wallet-views.ts';

/** Exports a customer's wallet transactions and plans; amounts in rupees. */
export async function exportWallet(db: Db, customerId: number, now: Date) {
  const { results } = await listTransactions(
    db,
    { customerId, locale: 'en' },
    { page: 1, limit: 100_000 },
  );
  return {
    transactions: results,
    plans: await listSubscriptions(db, { customerId, now, locale: 'en' }),
  };
}

/**
 * Debits the balance that a customer forfeits when they delete their account, if it is exactly `amount` (paise);
 * returns the balance afterwards. The entries are retained as the law requires; they contain no personal data.
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
