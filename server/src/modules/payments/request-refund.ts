import type { Paise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { findAllocation } from './payments-store.ts';
import type { RefundRow } from './tables.ts';

export const sendRefundJob = 'send_refund';

/** The least that the provider refunds, in paise. */
export const MIN_REFUND: Paise = 100;

type OrderRefund = {
  orderUid: string;
  cause: Exclude<RefundRow['reason'], 'UNUSED'>;
  /** Of a refund by staff: its own uid, as an order can have several. */
  id?: string;
};
type RefundRequest = { paymentId: string; amount: Paise; now: Date; of?: OrderRefund };

/**
 * Records a refund in the transaction of its cause; a job requests it from the provider. At most one for each order
 * that the payment paid and each cause, and one for its unused amount. The database refuses more than was captured.
 */
export async function requestRefund(tx: Tx, { paymentId, amount, now, of }: RefundRequest) {
  if (amount === 0) return;
  const created = await tx
    .insertInto('payments.refunds')
    .values({
      payment_id: paymentId,
      key: `refund-${paymentId}-${of ? orderKey(of) : 'unused'}`,
      reason: of?.cause ?? 'UNUSED',
      order_uid: of?.orderUid ?? null,
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

/** The key of a cancellation's refund is as it was before there were other causes. */
const orderKey = ({ orderUid, cause, id }: OrderRefund): string => {
  if (id !== undefined) return `${cause.toLowerCase()}-${id}`;
  return cause === 'CANCELLED' ? orderUid : `${orderUid}-${cause.toLowerCase()}`;
};

/** What was paid online for an order, in paise; 0 without a payment. */
export const readPaidOnline = async (tx: Tx, orderUid: string): Promise<Paise> =>
  (await findAllocation(tx, orderUid))?.amount ?? 0;

/**
 * Refunds an amount (paise, at least MIN_REFUND) of what was paid online for an order, once for each cause.
 * @throws when no payment paid the order
 */
export async function refundOrder(
  tx: Tx,
  { amount, now, ...of }: OrderRefund & { amount: Paise; now: Date },
): Promise<void> {
  const allocation = await findAllocation(tx, of.orderUid);
  if (!allocation) throw new Error(`no payment paid order ${of.orderUid}`);
  const { paymentId } = allocation;
  await requestRefund(tx, { paymentId, amount, now, of });
}
