import { minutesToPay } from '@sabuja/contract/limits';
import { minutes } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import { askAboutOrders } from '../payments/index.ts';
import type { OrderDeps } from './deps.ts';
import { moveOrder } from './move-order.ts';

type ReleaseDeps = Pick<OrderDeps, 'db' | 'clock' | 'payments' | 'tell'>;

/** So often in a row without an answer, the provider is down, and the next minute asks again. */
const mostUnanswered = 5;

/**
 * Cancels orders that were not paid in time, after asking the provider; what was paid is placed instead. An order that
 * the provider cannot be asked about goes on waiting, and no other one with it. Money that comes later is given back.
 */
export async function releaseUnpaid(deps: ReleaseDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const waiting = await db
    .selectFrom('orders.orders')
    .select('uid')
    .where('status', '=', 'PAYMENT_PENDING')
    .where('created_at', '<=', new Date(now.getTime() - minutes(minutesToPay)))
    .orderBy('id')
    .execute();
  let unanswered = 0;
  for (const { uid } of waiting) {
    const outcome = await release(deps, uid, now);
    if (outcome === 'WRONG_KEYS') return;
    unanswered = outcome === 'UNANSWERED' ? unanswered + 1 : 0;
    if (unanswered === mostUnanswered) return;
  }
}

/** Raises an alarm when a person has to look why an order keeps its stock. */
async function release(deps: ReleaseDeps, uid: string, now: Date) {
  const { alarm } = deps.payments;
  try {
    const unknown = await askAboutOrders(deps.payments, [uid]);
    if (unknown?.code === 'PROVIDER_UNAVAILABLE') return 'UNANSWERED';
    if (unknown) {
      alarm({ order: uid, words: unknown.details.words }, stuck);
      return unknown.details.reason;
    }
    // Refused when it was paid, or cancelled, meanwhile: then there is nothing to release.
    await inTransaction(deps.db, (tx) => moveOrder(deps, tx, { uid }, move, now));
  } catch (error) {
    alarm({ order: uid, err: error }, stuck);
  }
  return undefined;
}

const move = { to: 'CANCELLED', mover: 'system', reason: 'Not paid in time.' } as const;
const stuck = 'an order that was not paid in time keeps its stock';
