import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { applyReversal } from './apply-reversal.ts';
import type { PaymentDeps } from './deps.ts';
import { notifyRefunded } from './notify-payer.ts';
import type { ProviderRefund } from './provider.ts';
import { recordPaidTwice } from './record-late-outcome.ts';
import { processedAt, raiseRefundFailed, storedRefundState } from './refund-outcome.ts';

/**
 * Records that the provider has accepted a refund, by its response or its report, also over a refusal that another
 * request got meanwhile. Notifies the customer; does nothing when it is recorded already.
 */
export async function recordAccepted(
  deps: PaymentDeps,
  id: number,
  accepted: ProviderRefund,
): Promise<void> {
  // First, since a recorded refund is not sent again after a crash.
  await undoReversal(deps, accepted);
  const isRecorded = await inTransaction(deps.db, (tx) => record(deps, tx, id, accepted));
  if (!isRecorded) return recordAcceptedAfterCredit(deps, id, accepted);
  deps.count('refund', 'sent');
  if (accepted.status === 'failed') raiseRefundFailed(deps, accepted);
}

async function record(
  deps: PaymentDeps,
  tx: Tx,
  id: number,
  accepted: ProviderRefund,
): Promise<boolean> {
  const refund = await tx
    .updateTable('payments.refunds')
    .set({
      state: storedRefundState[accepted.status],
      provider_refund_id: accepted.id,
      bank_reference: accepted.bankReference ?? null,
      processed_at: processedAt(accepted, deps.clock.now()),
    })
    .where('id', '=', id)
    .where('credited_at', 'is', null)
    .where((e) => e.or([e('state', '=', 'WAITING'), e('provider_refund_id', 'is', null)]))
    .returning(['payment_id', 'amount_paise'])
    .executeTakeFirst();
  if (!refund) return false;
  if (accepted.status !== 'failed') await notifyRefunded(deps, tx, refund);
  return true;
}

/**
 * A report that came before the response was taken for a refund made at the provider when a server of an earlier release
 * had requested it without a note: its money did not go back outside the shop.
 */
async function undoReversal(deps: PaymentDeps, { id, paymentId, amount }: ProviderRefund) {
  const known = await deps.db
    .selectFrom('payments.reversals')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known)
    await applyReversal(deps, { id, paymentId, amount, kind: 'REFUND', state: 'RETURNED' });
}

/** The provider has accepted a refund that was credited to the wallet meanwhile: it is paid twice once processed. */
async function recordAcceptedAfterCredit(deps: PaymentDeps, id: number, accepted: ProviderRefund) {
  const credited = await deps.db
    .updateTable('payments.refunds')
    .set({ provider_refund_id: accepted.id })
    .where('id', '=', id)
    .where('credited_at', 'is not', null)
    .where('provider_refund_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!credited || accepted.status === 'failed') return;
  if (accepted.status === 'processed') return recordPaidTwice(deps, accepted);
  deps.alarm({ refund: accepted.id }, 'a refund that was credited to the wallet may be paid twice');
}
