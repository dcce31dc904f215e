import type { PaymentDeps } from './deps.ts';
import type { ProviderRefund } from './provider.ts';
import { recordLateOutcome } from './record-late-outcome.ts';
import { processedAt, raiseRefundFailed, storedRefundState } from './refund-outcome.ts';
import { sendRefund } from './send-refund.ts';

/**
 * Records the reported outcome of a refund and the bank's reference; a failure raises an alarm. A report may arrive
 * before the response to the shop's own request, so that its id is not stored yet: then the open requests with its
 * amount are repeated with their idempotency keys, which returns the ids. Returns 'not_ours' for a refund that the shop
 * did not request. May call the provider.
 * @throws when the provider is unavailable: the job is then retried
 */
export async function recordRefundUpdate(
  deps: PaymentDeps,
  reported: ProviderRefund,
): Promise<'ours' | 'not_ours'> {
  if (!(await isKnown(deps, reported)) && !(await requestUnanswered(deps, reported)))
    return 'not_ours';
  if (reported.status !== 'pending') await recordOutcome(deps, reported);
  return 'ours';
}

const isKnown = async ({ db }: PaymentDeps, { id }: ProviderRefund): Promise<boolean> =>
  (await db
    .selectFrom('payments.refunds')
    .select('id')
    .where('provider_refund_id', '=', id)
    .executeTakeFirst()) !== undefined;

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

/**
 * Repeats the requests that the report may be about until one of them returns its id; false when the id stays unknown.
 * @throws the first failure of the provider when it does
 */
async function requestUnanswered(deps: PaymentDeps, reported: ProviderRefund): Promise<boolean> {
  const failures: unknown[] = [];
  for (const id of await listUnanswered(deps, reported)) {
    await sendRefund(deps, id).catch((error) => failures.push(error));
    if (await isKnown(deps, reported)) return true;
  }
  // The response to the shop's own request may have been recorded between the two queries.
  if (await isKnown(deps, reported)) return true;
  if (failures.length > 0) throw failures[0];
  return false;
}

/** The refunds that wait for a response to the shop's request and that the report may be about. */
async function listUnanswered({ db }: PaymentDeps, { paymentId, amount }: ProviderRefund) {
  const rows = await db
    .selectFrom('payments.refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('amount_paise', '=', amount)
    .where('state', '=', 'WAITING')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
