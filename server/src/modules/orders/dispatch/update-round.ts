import type { Round } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { findActiveMember, recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { assignOrders } from './assign-orders.ts';
import { listRounds } from './rounds-store.ts';

type RoundChange = { name: string; rider_uid: string; uids: string[] };

/**
 * Changes a round's name, rider and sequence; orders that are out or finished stay in it. Fails with NO_ROUND,
 * NO_RIDER, or with NOT_PACKED and the orders that cannot go out.
 */
export function updateRound(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  actor: StaffActor,
  uid: string,
  { name, rider_uid: riderUid, uids }: RoundChange,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const round = await tx
      .selectFrom('orders.rounds')
      .select('id')
      .where('uid', '=', uid)
      .forUpdate()
      .executeTakeFirst();
    if (!round) return fail('NO_ROUND');
    const rider = await findActiveMember(tx, riderUid, 'orders.deliver');
    if (!rider) return fail('NO_RIDER');
    const [before] = await listRounds(tx, { id: round.id });
    const orders = await assignOrders(tx, round.id, uids);
    if (isFailure(orders)) return orders;
    await tx
      .updateTable('orders.rounds')
      .set({ name: name.trim(), rider_id: rider.id })
      .where('id', '=', round.id)
      .execute();
    const [after] = await listRounds(tx, { id: round.id });
    const entry = { action: 'round.update', subject: 'round', subjectId: uid };
    await recordAudit(
      tx,
      actor,
      { ...entry, before: auditValuesOf(before), after: auditValuesOf(after) },
      now,
    );
    return after as Round;
  });
}

const auditValuesOf = (round: Round | undefined) =>
  round && {
    name: round.name,
    rider: round.rider_uid,
    orders: round.stops.map((stop) => stop.uid),
  };
