import { fail, type Paise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { findMovement, insertEntry, lockWallet } from './ledger-store.ts';

export type Debit = {
  customerId: number;
  orderUid: string;
  /** What the order costs, above 0. */
  amount: Paise;
  /** How the customer's transactions name it. */
  description: string;
  now: Date;
};

/**
 * Takes what an order costs from the wallet, or all that is there when that is less; answers what
 * was taken. Fails with EMPTY_WALLET when nothing is there. An order is debited once: a repeat
 * answers what was taken at first.
 */
export async function debitForOrder(tx: Tx, debit: Debit) {
  const { customerId, orderUid, amount, description, now } = debit;
  const wallet = await lockWallet(tx, customerId);
  const before = await findMovement(tx, 'order', orderUid);
  if (before) {
    if (before.customerId !== customerId) throw new Error(`order ${orderUid} is another's`);
    return { debited: -before.amount };
  }
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
