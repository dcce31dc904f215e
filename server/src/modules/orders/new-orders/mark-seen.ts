import { fail } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';

/**
 * Records who viewed a new order first, so that it is no longer new; later views change nothing. Fails with NO_ORDER.
 */
export function markSeen(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  actor: StaffActor,
  uid: string,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const order = await tx
      .selectFrom('orders.orders')
      .select(['id', 'uid', 'seen_at'])
      .where('uid', '=', uid)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!order) return fail('NO_ORDER');
    if (order.seen_at !== null) return { uid: order.uid };
    await tx
      .updateTable('orders.orders')
      .set({ seen_at: now, seen_by: actor.memberId })
      .where('id', '=', order.id)
      .execute();
    const entry = { action: 'order.see', subject: 'order', subjectId: order.uid };
    await recordAudit(tx, actor, entry, now);
    return { uid: order.uid };
  });
}
