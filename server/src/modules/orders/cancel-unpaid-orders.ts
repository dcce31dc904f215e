import { PAYMENT_WINDOW_MINUTES } from '@sabuja/contract/limits';
import { minutes } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import { reconcileOrders } from '../payments/index.ts';
import type { OrderDeps } from './deps.ts';
import { transitionOrder } from './transition-order.ts';

type CancelUnpaidDeps = Pick<OrderDeps, 'db' | 'clock' | 'payments' | 'notify'>;

/** So often in a row without an answer, the provider is down, and the next minute asks again. */
const MAX_UNANSWERED = 5;

/**
 * Cancels orders that were not paid in time, after asking the provider; what was paid is placed instead. An order that
 * the provider cannot be asked about goes on waiting, and no other one with it. Money that comes later is given back.
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

/** Raises an alarm when a person has to look why an order keeps its stock. */
async function cancelUnpaidOrder(deps: CancelUnpaidDeps, uid: string, now: Date) {
  const { alarm } = deps.payments;
  try {
    const failure = await reconcileOrders(deps.payments, [uid]);
    if (failure?.code === 'PROVIDER_UNAVAILABLE') return 'UNANSWERED';
    if (failure) {
      alarm({ order: uid, providerMessage: failure.details.message }, stuckOrderMessage);
      return failure.details.reason;
    }
    // Refused when it was paid, or cancelled, meanwhile: then there is nothing to release.
    await inTransaction(deps.db, (tx) => transitionOrder(deps, tx, { uid }, transition, now));
  } catch (error) {
    alarm({ order: uid, err: error }, stuckOrderMessage);
  }
  return undefined;
}

const transition = { to: 'CANCELLED', actor: 'system', reason: 'Not paid in time.' } as const;
const stuckOrderMessage = 'an order that was not paid in time keeps its stock';
