import type { Paise } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { PaymentDeps } from './deps.ts';
import { notifyReversed } from './notify-payer.ts';
import {
  insertReversal,
  listReversals,
  lockPayment,
  markReturned,
  type ReversedPayment,
  updateTakenAmount,
} from './reversals-store.ts';

/** A refund made at the provider without the shop, or a dispute. TAKEN: the money is gone; RETURNED: it came back. */
type ReportedReversal = {
  id: string;
  paymentId: string;
  /** Paise. */
  amount: Paise;
  kind: 'REFUND' | 'DISPUTE';
  state: 'TAKEN' | 'RETURNED';
};

/**
 * Applies a reversal, money of a payment that was taken outside the shop: a recharge is taken back from the wallet
 * (decision 0071). A report that changes something raises an alarm. Idempotent, and in any order: a RETURNED reversal
 * never becomes TAKEN again; all reversals of a payment together take no more than its amount.
 */
export async function applyReversal(deps: PaymentDeps, reported: ReportedReversal): Promise<void> {
  const outcome = await inTransaction(deps.db, (tx) => applyInTransaction(deps, tx, reported));
  if (outcome === undefined) return;
  deps.count('reversal', reported.state === 'TAKEN' ? 'taken' : 'returned');
  const { id, paymentId, kind, amount } = reported;
  deps.alarm(
    { reversal: id, payment: paymentId, kind, reported: amount, ...outcome },
    reported.state === 'TAKEN'
      ? 'money of a payment was taken back outside the shop'
      : 'money of a payment that was taken back has returned',
  );
}

/** Returns undefined when the payment is unknown or the report changes nothing. Amounts in paise. */
async function applyInTransaction(deps: PaymentDeps, tx: Tx, reported: ReportedReversal) {
  const { id, paymentId, state } = reported;
  const payment = await lockPayment(tx, paymentId);
  if (!payment) return undefined;
  const known = (await listReversals(tx, paymentId)).find((reversal) => reversal.id === id);
  if (known ? known.state === state || known.state === 'RETURNED' : reported.amount <= 0)
    return undefined;
  if (!known) await insertReversal(tx, { ...reported, at: deps.clock.now() });
  if (state === 'RETURNED') return known ? returnTaken(deps, tx, payment, known) : { amount: 0 };
  const { amount, owed } = await takeUpToPayment(deps, tx, payment);
  const plan = await updateSuspension(deps, tx, payment, id);
  const { customerId, isInWallet } = payment;
  if (amount > 0 && isInWallet && customerId !== null)
    await notifyReversed(deps, tx, { customerId, paymentId, amount, owed, plan });
  return { amount, owed, plan: plan?.name.en };
}

/** Returns the plan that the recharge bought if it is suspended by this reversal (decision 0071). */
async function updateSuspension(
  deps: PaymentDeps,
  tx: Tx,
  { id, amount, customerId, isInWallet }: ReversedPayment,
  reversalId: string,
) {
  if (!isInWallet || customerId === null) return undefined;
  const taken = (await listReversals(tx, id)).filter(({ state }) => state === 'TAKEN');
  const left = amount - taken.reduce((sum, reversal) => sum + reversal.taken, 0);
  const now = deps.clock.now();
  return deps.fulfilment.updateSuspension(tx, { customerId, paymentId: id, reversalId, left, now });
}

/** Restores the money that a reversal took; others may now take the rest of their amounts. Amounts in paise. */
async function returnTaken(
  deps: PaymentDeps,
  tx: Tx,
  payment: ReversedPayment,
  { id, taken }: { id: string; taken: Paise },
) {
  await markReturned(tx, id);
  const { customerId, isInWallet } = payment;
  const now = deps.clock.now();
  if (isInWallet && customerId !== null && taken > 0)
    await deps.fulfilment.restoreWallet(tx, { customerId, reference: id, amount: taken, now });
  const { amount: takenByOthers, owed } = await takeUpToPayment(deps, tx, payment);
  await updateSuspension(deps, tx, payment, id);
  return { amount: taken, takenByOthers, owed };
}

/** Each reversal takes its reported amount, the earliest first, in total up to the payment's amount. In paise. */
async function takeUpToPayment(deps: PaymentDeps, tx: Tx, payment: ReversedPayment) {
  const reversals = (await listReversals(tx, payment.id)).filter(({ state }) => state === 'TAKEN');
  let left = payment.amount - reversals.reduce((sum, { taken }) => sum + taken, 0);
  let amount = 0;
  let owed = 0;
  for (const { id, reported, taken } of reversals) {
    const more = Math.min(reported - taken, left);
    if (more <= 0) continue;
    await updateTakenAmount(tx, id, taken + more);
    left -= more;
    amount += more;
    if (!payment.isInWallet || payment.customerId === null) continue;
    const entry = await deps.fulfilment.takeFromWallet(tx, {
      customerId: payment.customerId,
      // Several wallet entries of one reversal are distinguished by the amount that it had taken before.
      reference: taken === 0 ? id : `${id}/${taken}`,
      amount: more,
      now: deps.clock.now(),
    });
    owed += entry.owed;
  }
  return { amount, owed };
}
