import type { OrderStatus, Round } from '@sabuja/contract';
import { fail, type IstDate } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { findActiveMember, recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { listRounds } from './rounds-store.ts';

/** Statuses in which an order is in the shop and may go out. */
const dispatchable: readonly OrderStatus[] = ['PACKED', 'ATTEMPTED'];

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
    const unique = [...new Set(uids.map((uid) => uid.toLowerCase()))];
    const orders = await lockOrders(tx, unique);
    const refused = unique.filter((uid) => {
      const order = orders.get(uid);
      return !order || !dispatchable.includes(order.status);
    });
    if (refused.length > 0) return fail('NOT_PACKED', { uids: refused });
    const round = await tx
      .insertInto('orders.rounds')
      .values({ name: name.trim(), delivery_date, rider_id: rider.id, created_at: now })
      .returning(['id', 'uid'])
      .executeTakeFirstOrThrow();
    const ids = unique.map((uid) => orders.get(uid)?.id ?? 0);
    await tx.deleteFrom('orders.stops').where('order_id', 'in', ids).execute();
    await tx
      .insertInto('orders.stops')
      .values(ids.map((id, i) => ({ order_id: id, round_id: round.id, sequence: i + 1 })))
      .execute();
    const entry = { action: 'round.create', subject: 'round', subjectId: round.uid };
    const after = { name, delivery_date, rider: rider.uid, orders: unique };
    await recordAudit(tx, actor, { ...entry, after }, now);
    const [created] = await listRounds(tx, { id: round.id });
    return created as Round;
  });
}

/** Locks orders in the order of their ids; returns them by uid. */
async function lockOrders(tx: Tx, uids: readonly string[]) {
  const rows = await tx
    .selectFrom('orders.orders')
    .select(['id', 'uid', 'status'])
    .where('uid', 'in', uids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.uid, row]));
}
