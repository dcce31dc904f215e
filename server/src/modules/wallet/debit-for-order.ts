import { fail, type Paise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { readDebt } from './debt-store.ts';
import { findMovement, insertEntry, lockWallet } from './ledger-store.ts';

export type Debit = {
  customerId: number;
  orderUid: string;
  /** The order's amount, above 0. */
  amount: Paise;
  /** Shown in the customer's transactions. */
  description: string;
  now: Date;
};

/**
 * Debits an order's amount from the wallet, or the whole balance if that is less; returns the debited amount in paise.
 * Fails with EMPTY_WALLET at a balance of 0, with WALLET_OWES while the customer owes money. An order is debited once:
 * a repeat returns the first amount.
 * @throws when the order was debited from another customer's wallet
 */
export async function debitForOrder(tx: Tx, debit: Debit) {
  const { customerId, orderUid, amount, description, now } = debit;
  const wallet = await lockWallet(tx, customerId);
  const before = await findMovement(tx, 'order', orderUid);
  if (before) {
    if (before.customerId !== customerId)
      throw new Error(`order ${orderUid} was debited from another customer's wallet`);
    return { debited: -before.amount };
  }
  const owed = await readDebt(tx, customerId);
  if (owed > 0) return fail('WALLET_OWES', { owed });
  if (wallet.balance === 0) return fail('EMPTY_WALLET');
  const debited = Math.min(amount, wallet.balance);
  await insertEntry(tx, {
    kind: 'order',
    reference: orderUid,
    description,
    wallet,
    amount: -debited,
    at: now,
  });
  return { debited };
}
