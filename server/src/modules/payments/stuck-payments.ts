import { addTime, days, hours, minutes } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { runJobNow } from '../../platform/jobs/index.ts';
import { processWebhookJob } from './receive-webhook.ts';
import { addRefundJob } from './request-refund.ts';

/** Banks take 5 to 7 working days for a refund. */
const REFUND_LATE_AGE = days(10);
/** The queue sends a refund again every hour once it is six hours old. */
const UNSENT_AGE = hours(7);
/** A webhook or the reconciliation has reported a payment by then. */
const UNPLACED_AGE = minutes(30);
const WEBHOOK_LATE_AGE = minutes(15);
/** Refunds that the provider refused, that failed at the bank, or that take too long. */
export const selectStuckRefunds = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('payments.refunds')
    .select(['id', 'state', 'order_uid', 'amount_paise', 'provider_words', 'asked_at as at'])
    .where((e) =>
      e.or([
        e('state', 'in', ['REFUSED', 'FAILED']),
        e.and([e('state', '=', 'PENDING'), e('asked_at', '<', addTime(now, -REFUND_LATE_AGE))]),
        e.and([e('state', '=', 'WAITING'), e('asked_at', '<', addTime(now, -UNSENT_AGE))]),
      ]),
    );

/** Payments with money that belongs to no order or recharge after half an hour. */
export const selectUnplacedPayments = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('payments.payments as p')
    .innerJoin('payments.attempts as a', 'a.id', 'p.attempt_id')
    .select(['p.payment_id as id', 'p.amount_paise', 'p.status', 'a.state'])
    .select('p.first_heard_at as at')
    .where('p.settled_at', 'is', null)
    .where('p.status', 'in', ['authorized', 'captured'])
    .where('p.first_heard_at', '<', addTime(now, -UNPLACED_AGE));

/** Webhooks that were not processed within 15 minutes; one whose body is purged cannot be tried again. */
export const selectStuckWebhooks = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('payments.webhook_inbox')
    .select(['id', 'provider', 'event_id', 'received_at as at'])
    .select((e) => e(e.fn<number>('length', ['body']), '>', 0).as('has_body'))
    .where('worked_at', 'is', null)
    .where('received_at', '<', addTime(now, -WEBHOOK_LATE_AGE));

/** Webhooks that are not processed yet. */
export const countWaitingWebhooks = (db: Db) =>
  db
    .selectFrom('payments.webhook_inbox')
    .select((e) => [
      e.fn.countAll<number>().as('waiting'),
      e.fn.min<Date | null>('received_at').as('oldest_at'),
    ])
    .where('worked_at', 'is', null)
    .executeTakeFirstOrThrow();

/** Requests a refund that the provider refused once more, by the same key: it is never paid twice. */
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

/** The next run of the reconciliation, within a minute, asks the provider about a payment. */
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

/** Processes a webhook now; false when it is processed, purged, or about to be processed. */
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
