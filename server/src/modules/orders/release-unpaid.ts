import { minutes } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import { askAboutOrders } from '../payments/index.ts';
import { moveOrder } from './move-order.ts';
import type { OrderDeps } from './place-order.ts';

/** How long an order holds its stock and its place without being paid (decisions: orders). */
const patience = minutes(20);

/**
 * Cancels orders that were not paid in time, after asking the provider; what was paid is placed instead. While the provider
 * cannot be asked they go on waiting. Money that comes later is given back.
 */
export async function releaseUnpaid(deps: Pick<OrderDeps, 'db' | 'clock' | 'payments' | 'tell'>) {
  const { db, clock, payments } = deps;
  const now = clock.now();
  const waiting = await db
    .selectFrom('orders.orders')
    .select('uid')
    .where('status', '=', 'PAYMENT_PENDING')
    .where('created_at', '<=', new Date(now.getTime() - patience))
    .orderBy('id')
    .execute();
  const move = { to: 'CANCELLED', mover: 'system', reason: 'Not paid in time.' } as const;
  for (const { uid } of waiting) {
    if (await askAboutOrders(payments, [uid])) return;
    await inTransaction(db, (tx) => moveOrder(deps, tx, { uid }, move, now));
  }
}
