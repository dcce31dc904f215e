import { isFailure } from '@sabuja/kit';
import { findProvider, type PaymentDeps } from './deps.ts';
import { findProviderName } from './payments-store.ts';
import type { ProviderRefund } from './provider.ts';

/**
 * Records that a refund which is stored as failed was processed after all: it ends as processed, or, when it was
 * credited to the wallet meanwhile, is marked as paid twice. Both raise an alarm. A report can be older than the
 * failure, so before a refund ends by it, the provider is asked.
 * @throws when the provider does not report its refunds: the job is then retried
 */
export async function recordLateOutcome(
  deps: PaymentDeps,
  reported: ProviderRefund,
): Promise<void> {
  if (await recordPaidTwice(deps, reported)) return;
  const failed = await deps.db
    .selectFrom('payments.refunds')
    .select('id')
    .where('provider_refund_id', '=', reported.id)
    .where('state', '=', 'FAILED')
    .where('credited_at', 'is', null)
    .executeTakeFirst();
  if (!failed || !(await isProcessed(deps, reported))) return;
  const now = deps.clock.now();
  const processed = await deps.db
    .updateTable('payments.refunds')
    .set((e) => ({
      state: 'PROCESSED',
      processed_at: now,
      bank_reference: e.fn.coalesce(e.val(reported.bankReference ?? null), 'bank_reference'),
    }))
    .where('id', '=', failed.id)
    .where('state', '=', 'FAILED')
    .where('credited_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!processed) return void (await recordPaidTwice(deps, reported));
  const { id, paymentId } = reported;
  deps.alarm(
    { refund: id, payment: paymentId },
    'a refund that had failed was processed after all',
  );
}

/**
 * Marks a refund that was credited to the wallet as paid by the provider too, with an alarm the first time; false when
 * it was not credited.
 */
export async function recordPaidTwice(
  deps: PaymentDeps,
  { id, paymentId, bankReference }: ProviderRefund,
): Promise<boolean> {
  const credited = await deps.db
    .selectFrom('payments.refunds')
    .select('id')
    .where('provider_refund_id', '=', id)
    .where('credited_at', 'is not', null)
    .executeTakeFirst();
  if (!credited) return false;
  const marked = await deps.db
    .updateTable('payments.refunds')
    .set({ processed_at: deps.clock.now(), bank_reference: bankReference ?? null })
    .where('id', '=', credited.id)
    .where('processed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!marked) return true;
  deps.count('refund', 'paid_twice');
  deps.alarm(
    { refund: id, payment: paymentId },
    'a refund that was credited to the wallet was processed by the provider: it was paid twice',
  );
  return true;
}

/** @throws when the provider does not report its refunds */
async function isProcessed(deps: PaymentDeps, { id, paymentId }: ProviderRefund): Promise<boolean> {
  const name = await findProviderName(deps.db, paymentId);
  const provider = name && findProvider(deps, name);
  if (!provider) throw new Error(`refund ${id}: the shop has no settings of ${name}`);
  const refunds = await provider.listRefunds(paymentId);
  if (isFailure(refunds)) throw new Error(`refund ${id}: ${refunds.code}`);
  return refunds.some((refund) => refund.id === id && refund.status === 'processed');
}
