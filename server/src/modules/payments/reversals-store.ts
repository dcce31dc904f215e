import type { Paise } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ProviderDispute } from './provider.ts';

/** A payment whose money was taken outside the shop. Amount in paise; `customerId` is null after account deletion. */
export type ReversedPayment = {
  id: string;
  amount: Paise;
  customerId: number | null;
  /** It was credited to the wallet of its customer. */
  isInWallet: boolean;
};

/**
 * Locks a payment; undefined when the shop has no payment with this id. Locks its attempt, too: the deletion of an
 * account removes the customer from the attempt of a recharge, and then waits for this transaction, or is waited for.
 */
export async function lockPayment(tx: Tx, paymentId: string): Promise<ReversedPayment | undefined> {
  const attempt = await tx
    .selectFrom('payments.attempts as a')
    .innerJoin('payments.payments as p', 'p.attempt_id', 'a.id')
    .select('a.customer_id')
    .where('p.payment_id', '=', paymentId)
    .forShare('a')
    .executeTakeFirst();
  if (!attempt) return undefined;
  const { amount_paise: amount } = await tx
    .selectFrom('payments.payments')
    .select('amount_paise')
    .where('payment_id', '=', paymentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const use = await tx
    .selectFrom('payments.uses')
    .select('purpose')
    .where('payment_id', '=', paymentId)
    .where('purpose', '=', 'WALLET')
    .executeTakeFirst();
  return { id: paymentId, amount, customerId: attempt.customer_id, isInWallet: use !== undefined };
}

/** The reversals of a locked payment, the earliest first, with the reported and the taken amount in paise. */
export async function listReversals(tx: Tx, paymentId: string) {
  const rows = await tx
    .selectFrom('payments.reversals')
    .select(['id', 'state', 'amount_paise', 'reported_paise'])
    .where('payment_id', '=', paymentId)
    .orderBy('reported_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, state, amount_paise: taken, reported_paise }) => {
    return { id, state, taken, reported: reported_paise ?? taken };
  });
}

type NewReversal = {
  id: string;
  paymentId: string;
  kind: 'REFUND' | 'DISPUTE';
  state: 'TAKEN' | 'RETURNED';
  amount: Paise;
  at: Date;
};

/** Inserts a reported reversal (amount in paise); it has taken nothing yet. */
export const insertReversal = (tx: Tx, { id, paymentId, kind, state, amount, at }: NewReversal) =>
  tx
    .insertInto('payments.reversals')
    .values({
      ...{ id, payment_id: paymentId, kind, state, reported_at: at },
      ...{ amount_paise: 0, reported_paise: amount },
    })
    .execute();

/** Sets the amount that a reversal has taken, in paise; it is more than before. */
export const updateTakenAmount = (tx: Tx, id: string, taken: Paise) =>
  tx.updateTable('payments.reversals').set({ amount_paise: taken }).where('id', '=', id).execute();

export const markReturned = (tx: Tx, id: string) =>
  tx.updateTable('payments.reversals').set({ state: 'RETURNED' }).where('id', '=', id).execute();

const MAX_REASON_LENGTH = 200;

/**
 * Sets whether the provider awaits a response of the shop to a dispute, as of a report; one that was sent before the
 * last one changes nothing, nor does one about a dispute that has been won.
 */
export const updateAwaitedResponse = (
  db: Db,
  { id, awaitedResponse }: ProviderDispute,
  reportedAt: Date,
) =>
  db
    .updateTable('payments.reversals')
    .set({
      awaits_response: awaitedResponse !== undefined,
      respond_by: awaitedResponse?.until ?? null,
      dispute_reason: awaitedResponse?.reason?.slice(0, MAX_REASON_LENGTH) ?? null,
      dispute_reported_at: reportedAt,
    })
    .where('id', '=', id)
    .where('state', '=', 'TAKEN')
    .where((e) =>
      e.or([e('dispute_reported_at', 'is', null), e('dispute_reported_at', '<=', reportedAt)]),
    )
    .execute();
