import { hours, isFailure } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import { addRefundJob } from './ask-refund.ts';
import type { PaymentDeps } from './deps.ts';
import type { ProviderRefund } from './provider.ts';
import { tellRefunded } from './tell-payer.ts';

const stateOf = { pending: 'PENDING', processed: 'PROCESSED', failed: 'FAILED' } as const;

/**
 * The job that asks the provider for one refund. Its key makes a repeat answer the first result, so
 * it may be asked again after any crash. The customer is told once the provider has taken it on.
 * @throws when there is no answer: the job then runs again
 */
export async function sendRefund(deps: PaymentDeps, id: number): Promise<void> {
  const { provider, db } = deps;
  const refund = await db
    .selectFrom('payments.refunds')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (refund?.state !== 'WAITING') return;
  if (!provider) throw new Error('there is no provider to give money back by');
  const { payment_id: paymentId, key, amount_paise: amount } = refund;
  const answer = await provider.refund({ paymentId, amount, key });
  if (!isFailure(answer)) return accept(deps, id, answer);
  const { code, details } = answer;
  if (code === 'PROVIDER_UNAVAILABLE' || waits.has(details.reason)) {
    throw new Error(`refund ${key}: ${code}`);
  }
  await db
    .updateTable('payments.refunds')
    .set({ state: 'REFUSED', provider_words: details.words })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .execute();
  deps.count('refund', 'refused');
  deps.alarm({ refund: key, words: details.words }, 'the provider refuses to give money back');
}

/** Refusals that another time may not get. */
const waits: ReadonlySet<string> = new Set(['KEY_IN_PROGRESS', 'WRONG_KEYS', 'NOT_CAPTURED']);

function accept(deps: PaymentDeps, id: number, answer: ProviderRefund): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const accepted = await tx
      .updateTable('payments.refunds')
      .set({
        state: stateOf[answer.status],
        provider_refund_id: answer.id,
        bank_reference: answer.bankReference ?? null,
      })
      .where('id', '=', id)
      .where('state', '=', 'WAITING')
      .returning(['payment_id', 'amount_paise'])
      .executeTakeFirst();
    if (!accepted) return;
    deps.count('refund', 'sent');
    if (answer.status === 'failed') alarmFailed(deps, answer);
    else await tellRefunded(deps, tx, accepted);
  });
}

/** Notes what the provider reports of a refund of ours: how it ended, and the bank's number for it. */
export async function noteRefund(deps: PaymentDeps, told: ProviderRefund): Promise<void> {
  const noted = await deps.db
    .updateTable('payments.refunds')
    .set((e) => ({
      state: stateOf[told.status],
      bank_reference: e.fn.coalesce(e.val(told.bankReference ?? null), 'bank_reference'),
    }))
    .where('provider_refund_id', '=', told.id)
    .where('state', '=', 'PENDING')
    .returning('state')
    .executeTakeFirst();
  if (noted?.state === 'FAILED') alarmFailed(deps, told);
}

function alarmFailed({ alarm, count }: PaymentDeps, refund: ProviderRefund): void {
  count('refund', 'failed');
  alarm({ refund: refund.id, payment: refund.paymentId }, 'a refund has failed at the bank');
}

/** Sends again what the queue has given up on, or lost. */
export async function resendRefunds({ db, clock }: PaymentDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - hours(6));
  const waiting = await db
    .selectFrom('payments.refunds')
    .select('id')
    .where('state', '=', 'WAITING')
    .where('asked_at', '<', before)
    .execute();
  for (const { id } of waiting) await inTransaction(db, (tx) => addRefundJob(tx, id));
}
