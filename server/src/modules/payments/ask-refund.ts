import type { Paise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { findUse } from './payments-store.ts';

export const sendRefundJob = 'send_refund';

type Wanted = { paymentId: string; amount: Paise; now: Date; orderUid?: string };

/**
 * Promises money back, in the transaction of its cause; a job asks the provider for it. Once for a payment, and once for
 * each order that it paid. The database refuses more than was captured.
 */
export async function askRefund(tx: Tx, { paymentId, amount, now, orderUid }: Wanted) {
  if (amount === 0) return;
  const made = await tx
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
  if (made) await addRefundJob(tx, made.id);
}

/** Lets the provider be asked for a refund, once at a time. */
export const addRefundJob = (tx: Tx, id: number): Promise<void> =>
  addJob(tx, sendRefundJob, { id }, { key: `refund-${id}` });

/** Gives back what was paid online for an order that is cancelled, if anything was. */
export async function refundOrder(tx: Tx, { uid, now }: { uid: string; now: Date }): Promise<void> {
  const use = await findUse(tx, uid);
  if (use) await askRefund(tx, { ...use, orderUid: uid, now });
}
