import { days, isFailure } from '@sabuja/kit';
import type { PaymentDeps } from './deps.ts';
import { concernsEveryCall } from './razorpay-errors.ts';
import { recordRefundUpdate } from './record-refund-update.ts';

/** Banks take 5 to 7 working days. */
const ALARM_AGE = days(10);

/**
 * The hourly job that asks the provider how pending refunds ended: a webhook may be lost. Raises an alarm for refunds
 * that are pending for more than ten days. Stops early when the provider does not respond.
 */
export async function checkPendingRefunds(deps: PaymentDeps): Promise<void> {
  const { provider } = deps;
  if (!provider) return;
  const paymentIds = [...new Set((await listPending(deps)).map((refund) => refund.payment_id))];
  for (const paymentId of paymentIds) {
    const reported = await provider.listRefunds(paymentId);
    if (isFailure(reported)) {
      if (concernsEveryCall(reported)) return;
      const failure = reported.details;
      deps.alarm({ payment: paymentId, failure }, 'the provider does not report its refunds');
      continue;
    }
    for (const refund of reported) {
      if (refund.status !== 'pending') await recordRefundUpdate(deps, refund);
    }
  }
  const before = new Date(deps.clock.now().getTime() - ALARM_AGE);
  const overdue = (await listPending(deps)).filter(({ asked_at }) => asked_at < before);
  const refunds = overdue.map((refund) => refund.provider_refund_id);
  if (refunds.length > 0) deps.alarm({ refunds }, 'refunds are pending for more than ten days');
}

const listPending = ({ db }: PaymentDeps) =>
  db
    .selectFrom('payments.refunds')
    .select(['payment_id', 'provider_refund_id', 'asked_at'])
    .where('state', '=', 'PENDING')
    .orderBy('asked_at')
    .execute();
