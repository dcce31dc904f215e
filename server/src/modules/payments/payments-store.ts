import type { Paise } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ProviderPayment } from './provider.ts';
import type { PaymentRow, Purpose } from './tables.ts';

export type StoredPayment = Selectable<PaymentRow>;

/** Reports may be stale, so a stored status only advances in this order. `failed` is not final. */
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

/** After settlement, refunds that the provider reports are the shop's own; `returned_paise` does not count them. */
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

/** A stored payment, amounts in paise; undefined when it was never reported. */
const findPayment = (db: Db | Tx, paymentId: string): Promise<StoredPayment | undefined> =>
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

type Allocation = {
  paymentId: string;
  purpose: Purpose;
  orderUid: string | null;
  isRest?: boolean;
  amount: Paise;
};

/** Records what a settled payment was used for. */
export const insertAllocation = (tx: Tx, allocation: Allocation, now: Date) =>
  tx
    .insertInto('payments.uses')
    .values({
      payment_id: allocation.paymentId,
      purpose: allocation.purpose,
      order_uid: allocation.orderUid,
      is_rest: allocation.isRest ?? false,
      amount_paise: allocation.amount,
      used_at: now,
    })
    .execute();

/** The amount that a payment paid for an order, and how much of it was refunded for that order, in paise. */
export type PaidAllocation = { paymentId: string; amount: Paise; refunded: Paise };

/** The payments that paid an order: first its own, then that of a link for the rest that was due. */
export async function listAllocations(db: Db | Tx, orderUid: string): Promise<PaidAllocation[]> {
  const rows = await db
    .selectFrom('payments.uses as u')
    .leftJoin('payments.refunds as r', (join) =>
      join.onRef('r.payment_id', '=', 'u.payment_id').onRef('r.order_uid', '=', 'u.order_uid'),
    )
    .select(['u.payment_id', 'u.is_rest', 'u.amount_paise'])
    .select((e) => e.fn.coalesce(e.fn.sum<number>('r.amount_paise'), e.lit(0)).as('refunded'))
    .where('u.order_uid', '=', orderUid)
    .groupBy(['u.payment_id', 'u.is_rest', 'u.amount_paise'])
    .orderBy('u.is_rest')
    .execute();
  return rows.map(({ payment_id: paymentId, amount_paise: amount, refunded }) => ({
    paymentId,
    amount,
    refunded: Number(refunded),
  }));
}
