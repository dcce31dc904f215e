import type { Paise } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ProviderPayment } from './provider.ts';
import type { PaymentRow, Purpose } from './tables.ts';

export type StoredPayment = Selectable<PaymentRow>;

/** Reports may be stale, so a status only ever advances in this order. `failed` is not final. */
const statusProgress = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const;

const laterStatus = (a: ProviderPayment['status'], b: ProviderPayment['status']) =>
  statusProgress.indexOf(a) > statusProgress.indexOf(b) ? a : b;

/**
 * Stores a reported payment and returns the merged row. The attempt must be locked.
 * @throws when the payment was reported for another provider order before
 */
export async function recordPayment(
  tx: Tx,
  attemptId: number,
  reported: ProviderPayment,
  now: Date,
): Promise<StoredPayment> {
  const stored = await findPayment(tx, reported.id);
  if (stored)
    return stored.attempt_id === attemptId
      ? advance(tx, stored, reported)
      : throwOrderMismatch(reported.id);
  return tx
    .insertInto('payments.payments')
    .values({
      payment_id: reported.id,
      attempt_id: attemptId,
      amount_paise: reported.amount,
      currency: reported.currency,
      status: reported.status,
      method: reported.method,
      returned_paise: reported.amountRefunded,
      first_heard_at: now,
      settled_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** After settlement, refunds at the provider are the shop's own and no longer counted as returned. */
async function advance(
  tx: Tx,
  stored: StoredPayment,
  reported: ProviderPayment,
): Promise<StoredPayment> {
  const next = {
    status: laterStatus(stored.status, reported.status),
    returned_paise: stored.settled_at
      ? stored.returned_paise
      : Math.max(stored.returned_paise, reported.amountRefunded),
  };
  if (next.status === stored.status && next.returned_paise === stored.returned_paise) return stored;
  return tx
    .updateTable('payments.payments')
    .set(next)
    .where('payment_id', '=', stored.payment_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function throwOrderMismatch(paymentId: string): never {
  throw new Error(`payment ${paymentId} was reported for two provider orders`);
}

export const findPayment = (db: Db | Tx, paymentId: string): Promise<StoredPayment | undefined> =>
  db
    .selectFrom('payments.payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();

/** Returns the name of the provider that took a payment; undefined for one that is not stored. */
export async function findProviderName(
  db: Db | Tx,
  paymentId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('payments.payments as p')
    .innerJoin('payments.attempts as a', 'a.id', 'p.attempt_id')
    .select('a.provider')
    .where('p.payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.provider;
}

export const markSettled = (tx: Tx, paymentId: string, now: Date) =>
  tx
    .updateTable('payments.payments')
    .set({ settled_at: now })
    .where('payment_id', '=', paymentId)
    .execute();

type Allocation = { paymentId: string; purpose: Purpose; orderUid: string | null; amount: Paise };

/** Records what a settled payment was used for. */
export const insertAllocation = (tx: Tx, allocation: Allocation, now: Date) =>
  tx
    .insertInto('payments.uses')
    .values({
      payment_id: allocation.paymentId,
      purpose: allocation.purpose,
      order_uid: allocation.orderUid,
      amount_paise: allocation.amount,
      used_at: now,
    })
    .execute();

/** Returns the payment that paid an order, with the amount allocated to it. */
export const findAllocation = (
  db: Db | Tx,
  orderUid: string,
): Promise<{ paymentId: string; amount: Paise } | undefined> =>
  db
    .selectFrom('payments.uses')
    .select(['payment_id as paymentId', 'amount_paise as amount'])
    .where('order_uid', '=', orderUid)
    .executeTakeFirst();
