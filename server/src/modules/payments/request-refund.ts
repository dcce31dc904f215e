import { type Paise, sumPaise } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { listAllocations } from './payments-store.ts';
import { splitRefund } from './split-refund.ts';
import type { RefundRow } from './tables.ts';

export const sendRefundJob = 'send_refund';

type OrderRefund = {
  orderUid: string;
  cause: Exclude<RefundRow['reason'], 'UNUSED'>;
  /** The uid of a refund by staff, as an order can have several of them. */
  id?: string;
};
type RefundRequest = { paymentId: string; amount: Paise; now: Date; of?: OrderRefund };

/**
 * Records a refund in the transaction of its cause; a job requests it from the provider. A payment has at most one
 * refund for each order and cause, and one for its unused amount. The database refuses more than was captured.
 */
export async function requestRefund(tx: Tx, { paymentId, amount, now, of }: RefundRequest) {
  if (amount === 0) return;
  const created = await tx
    .insertInto('payments.refunds')
    .values({
      payment_id: paymentId,
      key: refundKey(paymentId, of),
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

const refundKey = (paymentId: string, of: OrderRefund | undefined): string =>
  `refund-${paymentId}-${of ? orderKey(of) : 'unused'}`;

/** The key of a cancellation's refund has no cause, as it had before there were other causes. */
const orderKey = ({ orderUid, cause, id }: OrderRefund): string => {
  if (id !== undefined) return `${cause.toLowerCase()}-${id}`;
  return cause === 'CANCELLED' ? orderUid : `${orderUid}-${cause.toLowerCase()}`;
};

/** The amount paid online for an order, in paise; 0 without a payment. */
export const readPaidOnline = async (db: Db | Tx, orderUid: string): Promise<Paise> =>
  sumPaise((await listAllocations(db, orderUid)).map(({ amount }) => amount));

/** True when a link may still pay the amount due for an order: at most two payments may pay an order. */
export const mayPayRest = async (db: Db | Tx, orderUid: string): Promise<boolean> =>
  (await listAllocations(db, orderUid)).length < 2;

/**
 * Refunds an amount (paise, at least MIN_REFUND) of the online payments of an order, once for each cause: first from
 * the payment of the amount due at the door, then from the order's own payment. The order must be locked.
 * @throws when no payment paid the order
 */
export async function requestOrderRefund(
  tx: Tx,
  { amount, now, ...of }: OrderRefund & { amount: Paise; now: Date },
): Promise<void> {
  const allocations = await listAllocations(tx, of.orderUid);
  const keys = allocations.map(({ paymentId }) => refundKey(paymentId, of));
  if (keys.length === 0) throw new Error(`no payment paid order ${of.orderUid}`);
  const earlier = await tx
    .selectFrom('payments.refunds')
    .select('id')
    .where('key', 'in', keys)
    .executeTakeFirst();
  if (earlier) return;
  for (const { paymentId, amount: share } of splitRefund(allocations, amount))
    await requestRefund(tx, { paymentId, amount: share, now, of });
}
