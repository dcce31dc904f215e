import type { Paise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { findAllocation } from './payments-store.ts';

export const sendRefundJob = 'send_refund';

type RefundRequest = { paymentId: string; amount: Paise; now: Date; orderUid?: string };

/**
 * Promises money back, in the transaction of its cause; a job asks the provider for it. Once for a payment, and once for
 * each order that it paid. The database refuses more than was captured.
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

/** Lets the provider be asked for a refund, once at a time. */
export const addRefundJob = (tx: Tx, id: number): Promise<void> =>
  addJob(tx, sendRefundJob, { id }, { key: `refund-${id}` });

/** Gives back what was paid online for an order that is cancelled, if anything was. */
export async function refundOrder(tx: Tx, { uid, now }: { uid: string; now: Date }): Promise<void> {
  const allocation = await findAllocation(tx, uid);
  if (allocation) await requestRefund(tx, { ...allocation, orderUid: uid, now });
}
