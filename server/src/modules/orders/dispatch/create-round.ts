import type { Round } from '@sabuja/contract';
import { fail, type IstDate, isFailure } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { findActiveMember, recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { assignOrders } from './assign-orders.ts';
import { listRounds } from './rounds-store.ts';

type NewRound = { name: string; delivery_date: IstDate; rider_uid: string; uids: string[] };

/**
 * Gives packed orders to a rider, in the given sequence; an order that was in another round leaves it. Fails with
 * NO_RIDER, or with NOT_PACKED and the orders that cannot go out.
 */
export function createRound(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  actor: StaffActor,
  { name, delivery_date, rider_uid: riderUid, uids }: NewRound,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const rider = await findActiveMember(tx, riderUid, 'orders.deliver');
    if (!rider) return fail('NO_RIDER');
    const round = await tx
      .insertInto('orders.rounds')
      .values({ name: name.trim(), delivery_date, rider_id: rider.id, created_at: now })
      .returning(['id', 'uid'])
      .executeTakeFirstOrThrow();
    const orders = await assignOrders(tx, round.id, uids);
    if (isFailure(orders)) return orders;
    const entry = { action: 'round.create', subject: 'round', subjectId: round.uid };
    const after = { name, delivery_date, rider: rider.uid, orders };
    await recordAudit(tx, actor, { ...entry, after }, now);
    const [created] = await listRounds(tx, { id: round.id });
    return created as Round;
  });
}
