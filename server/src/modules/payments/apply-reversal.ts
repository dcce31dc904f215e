import type { Paise } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { PaymentDeps } from './deps.ts';
import { notifyReversed } from './notify-payer.ts';

/** A refund made at the provider without the shop, or a dispute. TAKEN: the money is gone; RETURNED: it came back. */
type ReportedReversal = {
  id: string;
  paymentId: string;
  amount: Paise;
  kind: 'REFUND' | 'DISPUTE';
  state: 'TAKEN' | 'RETURNED';
};

/**
 * Applies money taken from a payment outside the shop: what went into a wallet is taken back from there (decision 0071).
 * An alarm notifies a person in any case. Idempotent; a reversal that was returned stays so, whatever arrives later.
 */
export async function applyReversal(deps: PaymentDeps, reported: ReportedReversal): Promise<void> {
  const outcome = await inTransaction(deps.db, (tx) => applyInTransaction(deps, tx, reported));
  if (outcome === undefined) return;
  deps.count('reversal', reported.state === 'TAKEN' ? 'taken' : 'returned');
  deps.alarm(
    { reversal: reported.id, payment: reported.paymentId, kind: reported.kind, ...outcome },
    reported.state === 'TAKEN'
      ? 'money of a payment was taken back outside the shop'
      : 'money of a payment that was taken back has returned',
  );
}

/** Returns undefined when the payment is unknown or the report changes nothing. Amounts in paise. */
async function applyInTransaction(deps: PaymentDeps, tx: Tx, reported: ReportedReversal) {
  const { id, paymentId, kind, state } = reported;
  const payment = await lockPayment(tx, paymentId);
  if (!payment) return undefined;
  const before = await tx
    .selectFrom('payments.reversals')
    .select(['state', 'amount_paise'])
    .where('id', '=', id)
    .executeTakeFirst();
  const now = deps.clock.now();
  const { customer_id: customerId } = payment;
  if (state === 'RETURNED') {
    if (before?.state !== 'TAKEN') return undefined;
    await tx.updateTable('payments.reversals').set({ state }).where('id', '=', id).execute();
    const amount = before.amount_paise;
    if (!payment.in_wallet || customerId === null) return { amount };
    await deps.fulfilment.restoreWallet(tx, { customerId, reference: id, amount, now });
    return { amount };
  }
  if (before) return undefined;
  const amount = Math.min(reported.amount, payment.amount_paise - (await sumTaken(tx, paymentId)));
  if (amount <= 0) return undefined;
  await tx
    .insertInto('payments.reversals')
    .values({ id, payment_id: paymentId, kind, amount_paise: amount, reported_at: now })
    .execute();
  if (!payment.in_wallet || customerId === null) return { amount };
  const { owed } = await deps.fulfilment.takeFromWallet(tx, {
    customerId,
    reference: id,
    amount,
    now,
  });
  await notifyReversed(deps, tx, { customerId, paymentId, amount, owed });
  return { amount, owed };
}

/** Locks a payment; `in_wallet` when it was credited to the wallet of its customer. */
async function lockPayment(tx: Tx, paymentId: string) {
  const payment = await tx
    .selectFrom('payments.payments')
    .select(['payment_id', 'attempt_id', 'amount_paise'])
    .where('payment_id', '=', paymentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!payment) return undefined;
  const { customer_id } = await tx
    .selectFrom('payments.attempts')
    .select('customer_id')
    .where('id', '=', payment.attempt_id)
    .executeTakeFirstOrThrow();
  const use = await tx
    .selectFrom('payments.uses')
    .select('purpose')
    .where('payment_id', '=', paymentId)
    .where('purpose', '=', 'WALLET')
    .executeTakeFirst();
  return { ...payment, customer_id, in_wallet: use !== undefined };
}

/** What reversals hold of a payment at present, in paise. */
async function sumTaken(tx: Tx, paymentId: string): Promise<Paise> {
  const { taken } = await tx
    .selectFrom('payments.reversals')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('amount_paise'), e.val(0)).as('taken'))
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'TAKEN')
    .executeTakeFirstOrThrow();
  return Number(taken);
}
