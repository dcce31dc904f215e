import { dispatchableStatuses } from '@sabuja/contract/rules/order-status';
import { fail } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';

/**
 * Puts orders into a round in the given sequence, after the round's orders that are out or finished. An order leaves
 * any other round; an order of this round that may go out and is not named leaves this one. Returns the uids of
 * the assigned orders. Fails with NOT_PACKED and the orders that cannot go out.
 */
export async function assignOrders(tx: Tx, roundId: number, uids: readonly string[]) {
  const requested = [...new Set(uids.map((uid) => uid.toLowerCase()))];
  const orders = await lockOrders(tx, roundId, requested);
  const isOut = (uid: string) => orders.get(uid)?.roundId === roundId && !mayGoOut(uid);
  const mayGoOut = (uid: string) => {
    const order = orders.get(uid);
    return order !== undefined && dispatchableStatuses.includes(order.status);
  };
  // An order that went out while the round was being edited stays where it is.
  const assigned = requested.filter((uid) => !isOut(uid));
  const refused = assigned.filter((uid) => !mayGoOut(uid));
  if (refused.length > 0) return fail('NOT_PACKED', { uids: refused });
  const own = [...orders.values()].filter((order) => order.roundId === roundId);
  const staying = own.filter(({ uid }) => isOut(uid)).map(({ sequence }) => sequence ?? 0);
  const moving = [
    ...assigned.map((uid) => orders.get(uid)?.id ?? 0),
    ...own.filter(({ uid }) => mayGoOut(uid)).map(({ id }) => id),
  ];
  if (moving.length > 0)
    await tx.deleteFrom('orders.stops').where('order_id', 'in', moving).execute();
  const first = Math.max(0, ...staying) + 1;
  const stops = assigned.map((uid, i) => ({
    order_id: orders.get(uid)?.id ?? 0,
    round_id: roundId,
    sequence: first + i,
  }));
  if (stops.length > 0) await tx.insertInto('orders.stops').values(stops).execute();
  return assigned;
}

/** Locks the orders of a round and those requested, in the order of their ids; returns them by uid. */
async function lockOrders(tx: Tx, roundId: number, uids: readonly string[]) {
  const rows = await tx
    .selectFrom('orders.orders')
    .select(['id', 'uid', 'status'])
    .where((e) =>
      e.or([
        e(
          'id',
          'in',
          e.selectFrom('orders.stops').select('order_id').where('round_id', '=', roundId),
        ),
        ...(uids.length > 0 ? [e('uid', 'in', uids)] : []),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (rows.length === 0) return new Map<string, never>();
  const stops = await tx
    .selectFrom('orders.stops')
    .selectAll()
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const stopOf = new Map(stops.map((stop) => [stop.order_id, stop]));
  return new Map(
    rows.map((row) => {
      const stop = stopOf.get(row.id);
      return [row.uid, { ...row, roundId: stop?.round_id, sequence: stop?.sequence }];
    }),
  );
}
