import { orderTitle } from '@sabuja/contract/rules/order-number';
import type { Paise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { findMovement, insertEntry, lockWallet } from './ledger-store.ts';
import { payDebt } from './reverse-recharge.ts';

type CancelledOrder = {
  orderUid: string;
  /** The amount that reductions of the bill refunded to the wallet before (paise). */
  returned?: Paise;
  now: Date;
};

/**
 * Credits the wallet with what a cancelled order debited and did not refund yet; returns the amount in paise, 0 when
 * there was no debit. Idempotent: an order is refunded once.
 */
export async function refundForOrder(
  tx: Tx,
  { orderUid, returned = 0, now }: CancelledOrder,
): Promise<Paise> {
  const debit = await findMovement(tx, 'order', orderUid);
  if (!debit) return 0;
  const { customerId, description } = debit;
  const amount = -debit.amount - returned;
  await creditForOrder(tx, { customerId, orderUid, cause: 'CANCELLED', amount, description, now });
  return amount;
}

/** Returns the amount that was debited from the wallet for an order, in paise; 0 without a debit. */
export const readDebited = async (tx: Tx, orderUid: string): Promise<Paise> =>
  -((await findMovement(tx, 'order', orderUid))?.amount ?? 0);

type OrderCredit = {
  customerId: number;
  orderUid: string;
  /** REST: the rest of a cancelled order's online payment, below the provider's minimum. */
  cause: 'CANCELLED' | 'SHORTAGE' | 'REFUSED' | 'REST' | 'STAFF';
  /** The uid of a refund by staff, since an order can have several. */
  id?: string;
  /** Paise; nothing is recorded for 0. */
  amount: Paise;
  /** The text that names the order in the customer's transactions. */
  description: string;
  now: Date;
};

/** Credits a wallet with a refund of an order, once for each cause (and `id`), then pays the customer's debt. */
export async function creditForOrder(tx: Tx, credit: OrderCredit): Promise<void> {
  const { customerId, orderUid, cause, id, amount, description, now } = credit;
  const reference =
    cause === 'CANCELLED' ? orderUid : [orderUid, cause, ...(id ? [id] : [])].join('/');
  if (amount > 0) await insertRefund(tx, { customerId, reference, amount, description, now });
}

type FailedRefund = {
  customerId: number;
  /** The id of the refund in payments. */
  refundId: number;
  paymentId: string;
  /** The order that the refund is for, if it is for one. */
  orderUid: string | undefined;
  /** Paise, above 0. */
  amount: Paise;
  now: Date;
};

/**
 * Credits a wallet, once, with a refund of an online payment that failed at the provider, then pays the customer's
 * debt. Returns the reference of the entry.
 */
export async function creditFailedRefund(tx: Tx, failed: FailedRefund): Promise<string> {
  const { customerId, refundId, paymentId, orderUid, amount, now } = failed;
  const reference = `${orderUid ?? paymentId}/FAILED/${refundId}`;
  const description = orderUid ? orderTitle(orderUid) : `Payment ${paymentId}`;
  await insertRefund(tx, { customerId, reference, amount, description, now });
  return reference;
}

type NewRefund = Pick<OrderCredit, 'customerId' | 'amount' | 'description' | 'now'> & {
  reference: string;
};

async function insertRefund(
  tx: Tx,
  { customerId, reference, amount, description, now }: NewRefund,
): Promise<void> {
  const wallet = await lockWallet(tx, customerId);
  if (await findMovement(tx, 'refund', reference)) return;
  await insertEntry(tx, {
    kind: 'refund',
    reference,
    description: `Refund: ${description}`,
    wallet,
    amount,
    at: now,
  });
  await payDebt(tx, { customerId, reference: `refund ${reference}`, now });
}
