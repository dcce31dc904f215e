import { PAYMENT_WINDOW_MINUTES } from '@sabuja/contract/limits';
import { addTime, minutes } from '@sabuja/kit';
import { text } from '../../platform/texts/index.ts';
import { affectsEveryCall, reconcileOrders } from '../payments/index.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import type { OrderDeps } from './deps.ts';

type CancelUnpaidDeps = Pick<OrderDeps, 'db' | 'clock' | 'payments' | 'notify'>;

/** An order whose payment cannot be read is retried every minute; at this age it raises an alarm. */
const ALARM_AGE = minutes(30);

/**
 * Cancels orders not paid within PAYMENT_WINDOW_MINUTES, after reconciling each with the provider (decision 0034);
 * orders found paid are placed instead. An order that cannot be reconciled stays PAYMENT_PENDING and does not block
 * the others; when the provider does not respond at all, the job ends and runs again in a minute. Money captured after
 * the cancellation is refunded.
 */
export async function cancelUnpaidOrders(deps: CancelUnpaidDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const unpaid = await db
    .selectFrom('orders.orders')
    .select(['uid', 'created_at'])
    .where('status', '=', 'PAYMENT_PENDING')
    .where('created_at', '<=', addTime(now, -minutes(PAYMENT_WINDOW_MINUTES)))
    .orderBy('id')
    .execute();
  for (const order of unpaid) {
    const failure = await releaseOrder(deps, order, now);
    if (failure && affectsEveryCall(failure)) return;
  }
}

/**
 * Cancels one order, or returns why its payments cannot be read; raises an alarm when staff must look into it because
 * it still holds its stock.
 */
async function releaseOrder(
  deps: CancelUnpaidDeps,
  { uid, created_at: placedAt }: { uid: string; created_at: Date },
  now: Date,
) {
  const { alarm } = deps.payments;
  try {
    const failure = await reconcileOrders(deps.payments, [uid]);
    if (failure) {
      const isOld = now.getTime() - placedAt.getTime() >= ALARM_AGE;
      if (isOld || failure.code === 'PROVIDER_REFUSED')
        alarm({ order: uid, failure: failure.details }, stuckOrderMessage);
      return failure;
    }
    // Fails if the order was paid or cancelled in the meantime: then there is nothing to release.
    await cancelUnpaidOrder(deps, { uid }, text`Not paid in time.`);
  } catch (error) {
    alarm({ order: uid, err: error }, stuckOrderMessage);
  }
  return undefined;
}

const stuckOrderMessage =
  'an order not paid in time could not be cancelled and still holds its stock';
