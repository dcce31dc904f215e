import type { PaymentDeps } from './deps.ts';
import type { ProviderRefund } from './provider.ts';
import { recordAccepted } from './record-accepted.ts';
import { recordLateOutcome } from './record-late-outcome.ts';
import { processedAt, raiseRefundFailed, storedRefundState } from './refund-outcome.ts';

/**
 * Records the reported outcome of a refund and the bank's reference; a failure raises an alarm. Returns 'not_ours' for
 * a refund that the shop did not request. May ask the provider about an outcome that contradicts the recorded one.
 * @throws when the provider is unavailable: the job is then retried
 */
export async function recordRefundUpdate(
  deps: PaymentDeps,
  reported: ProviderRefund,
): Promise<'ours' | 'not_ours'> {
  const refund = await findRefund(deps, reported);
  if (!refund) return 'not_ours';
  if (refund.provider_refund_id === null) await recordAccepted(deps, refund.id, reported);
  if (reported.status !== 'pending') await recordOutcome(deps, reported);
  return 'ours';
}

/** The shop's refund of a report. Before the response to its request is recorded, it is known by its key only. */
const findRefund = ({ db }: PaymentDeps, { id, key, paymentId }: ProviderRefund) =>
  db
    .selectFrom('payments.refunds')
    .select(['id', 'provider_refund_id'])
    .where('payment_id', '=', paymentId)
    .where((e) =>
      e.or([
        e('provider_refund_id', '=', id),
        e.and([e('provider_refund_id', 'is', null), e('key', '=', key ?? null)]),
      ]),
    )
    .executeTakeFirst();

/** A refund that is not pending is changed only by the opposite outcome, once the provider confirms it. */
async function recordOutcome(deps: PaymentDeps, reported: ProviderRefund): Promise<void> {
  const updated = await deps.db
    .updateTable('payments.refunds')
    .set((e) => ({
      state: storedRefundState[reported.status],
      bank_reference: e.fn.coalesce(e.val(reported.bankReference ?? null), 'bank_reference'),
      processed_at: processedAt(reported, deps.clock.now()),
    }))
    .where('provider_refund_id', '=', reported.id)
    .where('state', '=', 'PENDING')
    .returning('state')
    .executeTakeFirst();
  if (updated?.state === 'FAILED') raiseRefundFailed(deps, reported);
  if (!updated) await recordLateOutcome(deps, reported);
}
