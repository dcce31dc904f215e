import { PAYMENT_WINDOW_MINUTES } from '@sabuja/contract/limits';
import { minutes } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import { reconcileOrders } from '../payments/index.ts';
import type { OrderDeps } from './deps.ts';
import { transitionOrder } from './transition-order.ts';

type CancelUnpaidDeps = Pick<OrderDeps, 'db' | 'clock' | 'payments' | 'notify'>;

/** After this many consecutive failures the provider is considered down; the job runs again in a minute. */
const MAX_UNANSWERED = 5;

/**
 * Cancels orders not paid within PAYMENT_WINDOW_MINUTES, after reconciling each with the provider (decision 0034);
 * orders found paid are placed instead. An order that cannot be reconciled stays PAYMENT_PENDING and does not block
 * the others. Money captured after the cancellation is refunded.
 */
export async function cancelUnpaidOrders(deps: CancelUnpaidDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const unpaid = await db
    .selectFrom('orders.orders')
    .select('uid')
    .where('status', '=', 'PAYMENT_PENDING')
    .where('created_at', '<=', new Date(now.getTime() - minutes(PAYMENT_WINDOW_MINUTES)))
    .orderBy('id')
    .execute();
  let unanswered = 0;
  for (const { uid } of unpaid) {
    const outcome = await cancelUnpaidOrder(deps, uid, now);
    if (outcome === 'WRONG_KEYS') return;
    unanswered = outcome === 'UNANSWERED' ? unanswered + 1 : 0;
    if (unanswered === MAX_UNANSWERED) return;
  }
}

/** Cancels one order; raises an alarm when it cannot be released and staff must look into it. */
async function cancelUnpaidOrder(deps: CancelUnpaidDeps, uid: string, now: Date) {
  const { alarm } = deps.payments;
  try {
    const failure = await reconcileOrders(deps.payments, [uid]);
    if (failure?.code === 'PROVIDER_UNAVAILABLE') return 'UNANSWERED';
    if (failure) {
      alarm({ order: uid, providerMessage: failure.details.message }, stuckOrderMessage);
      return failure.details.reason;
    }
    // Fails if the order was paid or cancelled in the meantime: then there is nothing to release.
    await inTransaction(deps.db, (tx) => transitionOrder(deps, tx, { uid }, transition, now));
  } catch (error) {
    alarm({ order: uid, err: error }, stuckOrderMessage);
  }
  return undefined;
}

const transition = { to: 'CANCELLED', actor: 'system', reason: 'Not paid in time.' } as const;
const stuckOrderMessage =
  'an order not paid in time could not be cancelled and still holds its stock';
