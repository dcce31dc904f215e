import type { Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import type { LockedOrder } from '../transitions-store.ts';

/** Returns whether an order is in a round of this rider. */
export async function isOwnStop(tx: Tx, rider: Pick<StaffActor, 'memberId'>, order: LockedOrder) {
  const stop = await tx
    .selectFrom('orders.stops as s')
    .innerJoin('orders.rounds as r', 'r.id', 's.round_id')
    .select('s.order_id')
    .where('s.order_id', '=', order.id)
    .where('r.rider_id', '=', rider.memberId)
    .executeTakeFirst();
  return stop !== undefined;
}
