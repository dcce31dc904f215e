import type { Paise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { findAllocation } from './payments-store.ts';

export const sendRefundJob = 'send_refund';

type RefundRequest = { paymentId: string; amount: Paise; now: Date; orderUid?: string };

/**
 * Records a refund in the transaction of its cause; a job requests it from the provider. At most one for each order
 * that the payment paid, and one for its unused amount. The database refuses more than was captured.
 */
export async function requestRefund(tx: Tx, { paymentId, amount, now, orderUid }: RefundRequest) {
  if (amount === 0) return;
  const created = await tx
    .insertInto('payments.refunds')
    .values({
      payment_id: paymentId,
      key: `refund-${paymentId}-${orderUid ?? 'unused'}`,
      reason: orderUid === undefined ? 'UNUSED' : 'CANCELLED',
      order_uid: orderUid ?? null,
      amount_paise: amount,
      provider_refund_id: null,
      bank_reference: null,
      provider_words: null,
      asked_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) await addRefundJob(tx, created.id);
}

/** Adds the job that requests a refund from the provider; one pending job for each refund. */
export const addRefundJob = (tx: Tx, id: number): Promise<void> =>
  addJob(tx, sendRefundJob, { id }, { key: `refund-${id}` });

/** Refunds what was paid online for a cancelled order, if anything was. */
export async function refundOrder(tx: Tx, { uid, now }: { uid: string; now: Date }): Promise<void> {
  const allocation = await findAllocation(tx, uid);
  if (allocation) await requestRefund(tx, { ...allocation, orderUid: uid, now });
}
