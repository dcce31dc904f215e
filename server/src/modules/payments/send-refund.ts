import { addTime, hours, isFailure } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import { throwFailures, tryEach } from '../../platform/try-each.ts';
import { findProvider, type PaymentDeps } from './deps.ts';
import { findProviderName } from './payments-store.ts';
import { recordAccepted } from './record-accepted.ts';
import { addRefundJob } from './request-refund.ts';
import { exceedsUntaken, isRepeatedOutside } from './taken-outside.ts';

/**
 * The job that requests one refund from the provider that took the payment; the idempotency key makes it safe to repeat
 * after a crash. The customer is notified once the provider has accepted it; a final refusal raises an alarm. A refund of
 * money that went back outside the shop, or that staff repeated there, is not sent.
 * @throws when the provider is unavailable: the job is then retried
 */
export async function sendRefund(deps: PaymentDeps, id: number): Promise<void> {
  const { db } = deps;
  const refund = await db
    .selectFrom('payments.refunds')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (refund?.state !== 'WAITING') return;
  if (await isRepeatedOutside(db, refund)) return refuse(deps, refund, REPEATED_OUTSIDE);
  if (await exceedsUntaken(db, refund)) return refuse(deps, refund, TAKEN_OUTSIDE);
  const name = await findProviderName(db, refund.payment_id);
  const provider = name && findProvider(deps, name);
  if (!provider) throw new Error(`refund ${refund.key}: the shop has no settings of ${name}`);
  const { payment_id: paymentId, key, amount_paise: amount } = refund;
  const result = await provider.refund({ paymentId, amount, key });
  if (!isFailure(result)) return recordAccepted(deps, id, result);
  const { code, details } = result;
  if (code === 'PROVIDER_UNAVAILABLE' || RETRYABLE_REFUSALS.has(details.reason)) {
    throw new Error(`refund ${key}: ${code}`);
  }
  const state = FINAL_REFUSALS.has(details.reason) ? 'FAILED' : 'REFUSED';
  const alarm = 'the provider refused a refund';
  return refuse(deps, refund, { state, message: details.message, alarm });
}

type Refusal = { state: 'FAILED' | 'REFUSED'; message: string; alarm: string };

/** Not sent; staff can try again, for example when the shop has won the dispute. */
const TAKEN_OUTSIDE: Refusal = {
  state: 'REFUSED',
  message: 'Not sent: money of this payment was refunded or charged back outside the shop.',
  alarm: 'a refund was not sent, as money of its payment went back outside the shop',
};

/** Not sent; staff note that it was settled, or refund at the provider what they owe besides. */
const REPEATED_OUTSIDE: Refusal = {
  state: 'REFUSED',
  message: 'Not sent: the same amount of this payment was refunded outside the shop meanwhile.',
  alarm: 'a refund was not sent, as the same amount was refunded outside the shop meanwhile',
};

async function refuse(
  deps: PaymentDeps,
  { id, key }: { id: number; key: string },
  { state, message, alarm }: Refusal,
): Promise<void> {
  const refused = await deps.db
    .updateTable('payments.refunds')
    .set({ state, provider_words: message })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .returning('id')
    .executeTakeFirst();
  // Another request may have got it accepted meanwhile.
  if (!refused) return;
  deps.count('refund', 'refused');
  deps.alarm({ refund: key, providerMessage: message }, alarm);
}

/** Refusals that may not recur on a retry. */
const RETRYABLE_REFUSALS: ReadonlySet<string> = new Set([
  'KEY_IN_PROGRESS',
  'WRONG_KEYS',
  'NOT_CAPTURED',
]);

/** Refusals that always recur, whatever staff do: the refund has failed. */
const FINAL_REFUSALS: ReadonlySet<string> = new Set(['REFUND_TOO_LATE']);

/** From this age on, a refund that is not sent is queued again every hour. */
export const RESEND_AGE = hours(6);

/**
 * Requeues refunds older than RESEND_AGE whose job the queue has abandoned or lost.
 * @throws AggregateError with the errors of the refunds that could not be requeued
 */
export async function resendRefunds({ db, clock }: PaymentDeps): Promise<void> {
  const before = addTime(clock.now(), -RESEND_AGE);
  const waiting = await db
    .selectFrom('payments.refunds')
    .select('id')
    .where('state', '=', 'WAITING')
    .where('asked_at', '<', before)
    .execute();
  const failures = await tryEach(waiting, ({ id }) =>
    inTransaction(db, (tx) => addRefundJob(tx, id)),
  );
  throwFailures(failures, 'refunds were not requeued');
}
