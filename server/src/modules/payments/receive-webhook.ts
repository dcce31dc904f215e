import { createHash } from 'node:crypto';
import { days, fail, isFailure } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { applyReversal } from './apply-reversal.ts';
import { captureAndApply } from './capture-and-apply.ts';
import { findProvider, type PaymentDeps } from './deps.ts';
import { markWithdrawn } from './links-store.ts';
import { findProviderName } from './payments-store.ts';
import type { PaymentProvider, ProviderEvent, WebhookRequest } from './provider.ts';
import { recordRefundUpdate } from './record-refund-update.ts';
import { updateAwaitedResponse } from './reversals-store.ts';

export const processWebhookJob = 'work_webhook';

/** The provider retries for a day, and on request for up to fifteen; older events are rejected. */
const MAX_EVENT_AGE = days(15);
/** Longer than MAX_EVENT_AGE, so that repeats are recognized. */
const WEBHOOK_RETENTION = days(30);

/**
 * Stores a webhook for the provider that signed it; a job processes it. A repeated webhook gets the same response and
 * changes nothing. Fails with NOT_SIGNED, UNREADABLE, STALE or ONLINE_OFF.
 */
export async function receiveWebhook(deps: PaymentDeps, webhook: WebhookRequest) {
  const stored = await storeWebhook(deps, webhook);
  deps.count('webhook', isFailure(stored) ? 'refused' : stored.isNew ? 'received' : 'repeated');
  return isFailure(stored) ? stored : { received: true };
}

async function storeWebhook({ providers, clock, db }: PaymentDeps, webhook: WebhookRequest) {
  if (providers.length === 0) return fail('ONLINE_OFF');
  const provider = providers.find((candidate) => candidate.isWebhookSigned(webhook));
  if (!provider) return fail('NOT_SIGNED');
  const { body } = webhook;
  const parsed = provider.parseWebhook(body);
  if (!parsed) return fail('UNREADABLE');
  const now = clock.now();
  if (parsed.createdAt.getTime() < now.getTime() - MAX_EVENT_AGE) return fail('STALE');
  const hash = createHash('sha256').update(body).digest();
  return inTransaction(db, async (tx) => {
    const stored = await tx
      .insertInto('payments.webhook_inbox')
      .values({
        provider: provider.name,
        event_id: provider.webhookIdOf(webhook) ?? hash.toString('hex'),
        body_hash: hash,
        body,
        received_at: now,
        worked_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) await addJob(tx, processWebhookJob, { id: stored.id });
    return { isNew: stored !== undefined };
  });
}

/**
 * The job that processes one stored webhook; idempotent.
 * @throws when the shop has no settings of its provider now, or the provider is unavailable: the job is then retried
 */
export async function processWebhook(deps: PaymentDeps, id: number): Promise<void> {
  const { db, clock } = deps;
  const row = await db
    .selectFrom('payments.webhook_inbox')
    .select(['provider', 'body', 'worked_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.worked_at) return;
  const provider = findProvider(deps, row.provider);
  if (!provider) throw new Error(`webhook ${id}: no settings of ${row.provider}`);
  const webhook = provider.parseWebhook(row.body);
  if (webhook)
    for (const event of webhook.events) {
      await processEvent(deps, provider, event, webhook.createdAt);
    }
  await db
    .updateTable('payments.webhook_inbox')
    // The body contains the payer's personal data; the hash suffices to recognize repeats.
    .set({ worked_at: clock.now(), body: Buffer.alloc(0) })
    .where('id', '=', id)
    .execute();
}

/**
 * Processes one event. Refunds and disputes of payments that this provider did not take are ignored.
 * @throws when the provider must be called and is unavailable: the job is then retried
 */
async function processEvent(
  deps: PaymentDeps,
  provider: PaymentProvider,
  event: ProviderEvent,
  createdAt: Date,
): Promise<void> {
  if (event.kind === 'payment') {
    const applied = await captureAndApply(deps, provider, event.payment);
    if (isFailure(applied)) throw new Error(`payment ${event.payment.id}: ${applied.code}`);
    return;
  }
  if (event.kind === 'link_withdrawn') {
    await markWithdrawn(deps.db, provider.name, event.linkId, deps.clock.now());
    return;
  }
  const { paymentId } = event.kind === 'refund' ? event.refund : event.dispute;
  if ((await findProviderName(deps.db, paymentId)) !== provider.name) return;
  if (event.kind === 'dispute') {
    await applyReversal(deps, { ...event.dispute, kind: 'DISPUTE' });
    await updateAwaitedResponse(deps.db, event.dispute, createdAt);
  } else if ((await recordRefundUpdate(deps, event.refund)) === 'not_ours') {
    const state = event.refund.status === 'failed' ? 'RETURNED' : 'TAKEN';
    await applyReversal(deps, { ...event.refund, kind: 'REFUND', state });
  }
}

/**
 * Purges webhooks after 30 days, and the bodies of unprocessed ones after 15 days, with an alarm that lists these: by
 * then the reconciler has checked their payments for longer than money takes to arrive.
 */
export async function purgeOldWebhooks({ db, clock, alarm }: PaymentDeps): Promise<void> {
  const now = clock.now().getTime();
  const unprocessed = await db
    .updateTable('payments.webhook_inbox')
    .set({ body: Buffer.alloc(0) })
    .where('worked_at', 'is', null)
    .where('received_at', '<', new Date(now - MAX_EVENT_AGE))
    .where((e) => e(e.fn<number>('length', ['body']), '>', 0))
    .returning('event_id')
    .execute();
  const events = unprocessed.map(({ event_id }) => event_id);
  if (events.length > 0)
    alarm({ events }, 'webhooks could not be processed; their bodies are purged');
  await db
    .deleteFrom('payments.webhook_inbox')
    .where('received_at', '<', new Date(now - WEBHOOK_RETENTION))
    .execute();
}
