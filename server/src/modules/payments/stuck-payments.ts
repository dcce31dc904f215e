import { addTime, days, hours, minutes } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { lastErrorOf, runJobNow } from '../../platform/jobs/index.ts';
import { processWebhookJob } from './receive-webhook.ts';
import { addRefundJob } from './request-refund.ts';
import { RESEND_AGE } from './send-refund.ts';

/** Banks take 5 to 7 working days for a refund. */
export const REFUND_LATE_AGE = days(10);
/** By this age, a refund that is not sent has been queued again by the hourly job, in vain. */
const UNSENT_AGE = RESEND_AGE + hours(1);
/** By this age, a webhook or the reconciler has normally reported a payment. */
const UNPLACED_AGE = minutes(30);
const WEBHOOK_LATE_AGE = minutes(15);

/**
 * Refunds that the provider refused, that failed at the bank, or that take too long; `paid_twice`: credited to the
 * wallet, and then paid by the provider.
 */
export const selectStuckRefunds = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('payments.refunds')
    .select((e) => e('credited_at', 'is not', null).as('paid_twice'))
    .select(['id', 'state', 'order_uid', 'amount_paise', 'provider_words'])
    .select(sql<Date>`case when credited_at is null then asked_at else processed_at end`.as('at'))
    .where((e) =>
      e.or([
        e.and([e('state', 'in', ['REFUSED', 'FAILED']), e('credited_at', 'is', null)]),
        e.and([e('credited_at', 'is not', null), e('processed_at', 'is not', null)]),
        e.and([e('state', '=', 'PENDING'), e('asked_at', '<', addTime(now, -REFUND_LATE_AGE))]),
        e.and([e('state', '=', 'WAITING'), e('asked_at', '<', addTime(now, -UNSENT_AGE))]),
      ]),
    );

/** Disputes to which the shop has to respond at the provider, with an order of the payment if it paid for orders. */
export const selectOpenDisputes = (db: Db | Tx) =>
  db
    .selectFrom('payments.reversals as v')
    .select(['v.id', 'v.payment_id', 'v.respond_by', 'v.dispute_reason', 'v.reported_at as at'])
    .select((e) => [
      e.fn.coalesce('v.reported_paise', 'v.amount_paise').as('amount_paise'),
      e
        .selectFrom('payments.uses as u')
        .select('u.order_uid')
        .whereRef('u.payment_id', '=', 'v.payment_id')
        .orderBy('u.order_uid')
        .limit(1)
        .as('order_uid'),
    ])
    .where('v.awaits_response', '=', true)
    .where('v.state', '=', 'TAKEN');

/** Authorized or captured payments that are not settled to an order or recharge after half an hour. */
export const selectUnplacedPayments = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('payments.payments as p')
    .innerJoin('payments.attempts as a', 'a.id', 'p.attempt_id')
    .select(['p.payment_id as id', 'p.amount_paise', 'p.status', 'a.state'])
    .select('p.first_heard_at as at')
    .where('p.settled_at', 'is', null)
    .where('p.status', 'in', ['authorized', 'captured'])
    .where('p.first_heard_at', '<', addTime(now, -UNPLACED_AGE));

/** Webhooks that were not processed within 15 minutes, with the error of their job; one without a body (purged) cannot be retried. */
export const selectStuckWebhooks = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('payments.webhook_inbox')
    .select(['id', 'provider', 'event_id', 'received_at as at'])
    .select((e) => e(e.fn<number>('length', ['body']), '>', 0).as('has_body'))
    .select(lastErrorOf(processWebhookJob, sql.ref('webhook_inbox.id')).as('error'))
    .where('worked_at', 'is', null)
    .where('received_at', '<', addTime(now, -WEBHOOK_LATE_AGE));

/** The number of webhooks that are not processed yet, and when the oldest was received. */
export const countWaitingWebhooks = (db: Db) =>
  db
    .selectFrom('payments.webhook_inbox')
    .select((e) => [
      e.fn.countAll<number>().as('waiting'),
      e.fn.min<Date | null>('received_at').as('oldest_at'),
    ])
    .where('worked_at', 'is', null)
    .executeTakeFirstOrThrow();

/** Retries a refused refund with the same idempotency key, so that it is never paid twice; false if not refused. */
export async function retryRefund(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .updateTable('payments.refunds')
    .set({ state: 'WAITING', provider_words: null })
    .where('id', '=', id)
    .where('state', '=', 'REFUSED')
    .returning('id')
    .executeTakeFirst();
  if (found) await addRefundJob(tx, id);
  return found !== undefined;
}

/** Lets the reconciler check a payment at its next run, within a minute; false when its attempt is not open. */
export async function recheckPayment(tx: Tx, paymentId: string, now: Date): Promise<boolean> {
  const asked = await tx
    .updateTable('payments.attempts')
    .set({ ask_at: now })
    .where('state', 'in', ['NEW', 'OPEN'])
    .where('id', 'in', (e) =>
      e.selectFrom('payments.payments').select('attempt_id').where('payment_id', '=', paymentId),
    )
    .returning('id')
    .executeTakeFirst();
  return asked !== undefined;
}

/** Starts the job of a webhook now; false when it is processed, purged, or about to be processed. */
export async function retryWebhook(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('payments.webhook_inbox')
    .select('id')
    .where('id', '=', id)
    .where('worked_at', 'is', null)
    .where((e) => e(e.fn<number>('length', ['body']), '>', 0))
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined && runJobNow(tx, processWebhookJob, { id });
}
