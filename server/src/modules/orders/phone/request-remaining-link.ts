import { PAYMENT_WINDOW_MINUTES } from '@sabuja/contract/limits';
import { addTime, minutes } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import { MIN_REMAINING_LINK_TIME } from '../../payments/index.ts';
import { paymentLinkJobKey, sendPaymentLinkJob } from './payment-link-job.ts';

/**
 * Adds a job that sends a link for the other unpaid order of a checkout that staff placed, when the link for both is
 * withdrawn because this order is cancelled.
 */
export async function requestRemainingLink(tx: Tx, orderId: number, now: Date): Promise<void> {
  const remaining = await tx
    .selectFrom('orders.orders as own')
    .innerJoin('orders.orders as o', (join) =>
      join.onRef('o.estimate_id', '=', 'own.estimate_id').onRef('o.id', '<>', 'own.id'),
    )
    .select('o.uid')
    .where('own.id', '=', orderId)
    .where('o.placed_by', 'is not', null)
    .where('o.status', '=', 'PAYMENT_PENDING')
    .where(
      'o.created_at',
      '>',
      addTime(now, MIN_REMAINING_LINK_TIME - minutes(PAYMENT_WINDOW_MINUTES)),
    )
    .execute();
  for (const { uid } of remaining)
    await addJob(tx, sendPaymentLinkJob, { uid }, { key: paymentLinkJobKey(uid) });
}
