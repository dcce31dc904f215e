import { addTime, isFailure } from '@sabuja/kit';
import { sql } from 'kysely';
import { type ItemFailure, throwFailures, tryEach } from '../../platform/try-each.ts';
import type { PaymentDeps } from './deps.ts';
import type { PaymentProvider, ProviderRefund } from './provider.ts';
import { affectsEveryCall } from './provider-failures.ts';
import { recordRefundUpdate } from './record-refund-update.ts';
import { REFUND_LATE_AGE } from './stuck-payments.ts';

/**
 * The hourly job that reads the outcomes of pending refunds from the providers, since a webhook may be lost. Raises an
 * alarm, once for each, for refunds that are pending for more than ten days.
 * @throws AggregateError with the errors of the refunds whose outcome could not be read or recorded
 */
export async function checkPendingRefunds(deps: PaymentDeps): Promise<void> {
  const failures = [];
  for (const provider of deps.providers)
    failures.push(...(await checkPendingRefundsOf(deps, provider)));
  await alarmLate(deps);
  throwFailures(failures, 'the outcome of refunds was not recorded');
}

/** Stops early when the provider does not respond. Returns the errors of the payments whose refunds were not recorded. */
async function checkPendingRefundsOf(
  deps: PaymentDeps,
  provider: PaymentProvider,
): Promise<ItemFailure<unknown>[]> {
  const pending = (await listPending(deps)).filter((refund) => refund.provider === provider.name);
  const failures: ItemFailure<unknown>[] = [];
  let responds = true;
  const failed = await tryEach(new Set(pending.map((refund) => refund.payment_id)), async (id) => {
    if (!responds) return;
    const reported = await readReported(deps, provider, id);
    responds = reported !== 'NO_CALL_SUCCEEDS';
    if (reported === 'NO_CALL_SUCCEEDS') return;
    failures.push(...(await tryEach(reported, (refund) => recordRefundUpdate(deps, refund))));
  });
  return [...failures, ...failed];
}

/** The refunds of a payment that are not pending any more; none, with an alarm, when they cannot be read. */
async function readReported(
  { alarm }: PaymentDeps,
  provider: PaymentProvider,
  paymentId: string,
): Promise<ProviderRefund[] | 'NO_CALL_SUCCEEDS'> {
  const reported = await provider.listRefunds(paymentId);
  if (!isFailure(reported)) return reported.filter(({ status }) => status !== 'pending');
  if (affectsEveryCall(reported)) return 'NO_CALL_SUCCEEDS';
  const failure = reported.details;
  alarm({ payment: paymentId, failure }, 'the provider does not report its refunds');
  return [];
}

/** Raises the alarm for refunds that have become late since the last run, and marks them: in this order, so that none is missed. */
async function alarmLate({ db, clock, alarm }: PaymentDeps): Promise<void> {
  const now = clock.now();
  const late = await db
    .selectFrom('payments.refunds')
    .select(['id', 'provider_refund_id'])
    .where('state', '=', 'PENDING')
    .where('asked_at', '<', addTime(now, -REFUND_LATE_AGE))
    .where('late_alarm_at', 'is', null)
    .execute();
  if (late.length === 0) return;
  const refunds = late.map((refund) => refund.provider_refund_id);
  alarm({ refunds }, 'refunds are pending for more than ten days');
  await db
    .updateTable('payments.refunds')
    .set({ late_alarm_at: now })
    .where('id', '=', sql<number>`any(${late.map(({ id }) => id)}::bigint[])`)
    .execute();
}

const listPending = ({ db }: PaymentDeps) =>
  db
    .selectFrom('payments.refunds as r')
    .innerJoin('payments.payments as p', 'p.payment_id', 'r.payment_id')
    .innerJoin('payments.attempts as a', 'a.id', 'p.attempt_id')
    .select(['a.provider', 'r.payment_id'])
    .where('r.state', '=', 'PENDING')
    .orderBy('r.asked_at')
    .execute();
