import { isFailure } from '@sabuja/kit';
import { findProvider, type PaymentDeps } from './deps.ts';
import { findProviderName } from './payments-store.ts';
import type { ProviderRefund } from './provider.ts';
import { raiseRefundFailed } from './refund-outcome.ts';

/**
 * Records the opposite of the stored outcome of a refund, with an alarm: one stored as failed was processed after all,
 * or, when it was credited to the wallet meanwhile, is marked as paid twice; one stored as processed has failed. Reports
 * arrive in any order, so the provider is asked first.
 * @throws when the provider does not report its refunds: the job is then retried
 */
export async function recordLateOutcome(
  deps: PaymentDeps,
  reported: ProviderRefund,
): Promise<void> {
  if (!(await contradicts(deps, reported)) || !(await isConfirmed(deps, reported))) return;
  if (reported.status === 'failed') return recordLateFailure(deps, reported);
  if (await recordProcessed(deps, reported)) return;
  await recordPaidTwice(deps, reported);
}

async function contradicts({ db }: PaymentDeps, { id, status }: ProviderRefund): Promise<boolean> {
  const stored = await db
    .selectFrom('payments.refunds')
    .select(['state', 'processed_at'])
    .where('provider_refund_id', '=', id)
    .executeTakeFirst();
  if (status === 'failed') return stored?.state === 'PROCESSED';
  return status === 'processed' && stored?.state === 'FAILED' && stored.processed_at === null;
}

async function recordLateFailure(deps: PaymentDeps, reported: ProviderRefund): Promise<void> {
  const failed = await deps.db
    .updateTable('payments.refunds')
    .set({ state: 'FAILED', processed_at: null })
    .where('provider_refund_id', '=', reported.id)
    .where('state', '=', 'PROCESSED')
    .returning('id')
    .executeTakeFirst();
  if (failed) raiseRefundFailed(deps, reported);
}

/** False when the refund was credited to the wallet. */
async function recordProcessed(
  deps: PaymentDeps,
  { id, paymentId, bankReference }: ProviderRefund,
): Promise<boolean> {
  const processed = await deps.db
    .updateTable('payments.refunds')
    .set((e) => ({
      state: 'PROCESSED',
      processed_at: deps.clock.now(),
      bank_reference: e.fn.coalesce(e.val(bankReference ?? null), 'bank_reference'),
    }))
    .where('provider_refund_id', '=', id)
    .where('state', '=', 'FAILED')
    .where('credited_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!processed) return false;
  deps.alarm(
    { refund: id, payment: paymentId },
    'a refund that had failed was processed after all',
  );
  return true;
}

/** Marks a refund that was credited to the wallet as paid by the provider too, with an alarm the first time. */
export async function recordPaidTwice(
  deps: PaymentDeps,
  { id, paymentId, bankReference }: ProviderRefund,
): Promise<void> {
  const marked = await deps.db
    .updateTable('payments.refunds')
    .set({ processed_at: deps.clock.now(), bank_reference: bankReference ?? null })
    .where('provider_refund_id', '=', id)
    .where('credited_at', 'is not', null)
    .where('processed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!marked) return;
  deps.count('refund', 'paid_twice');
  deps.alarm(
    { refund: id, payment: paymentId },
    'a refund that was credited to the wallet was processed by the provider: it was paid twice',
  );
}

/** @throws when the provider does not report its refunds */
async function isConfirmed(
  deps: PaymentDeps,
  { id, paymentId, status }: ProviderRefund,
): Promise<boolean> {
  const name = await findProviderName(deps.db, paymentId);
  const provider = name && findProvider(deps, name);
  if (!provider) throw new Error(`refund ${id}: the shop has no settings of ${name}`);
  const refunds = await provider.listRefunds(paymentId);
  if (isFailure(refunds)) throw new Error(`refund ${id}: ${refunds.code}`);
  return refunds.some((refund) => refund.id === id && refund.status === status);
}
