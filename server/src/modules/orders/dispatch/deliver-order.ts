import { type Failure, fail, isFailure, toPaise } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import type { OrderDeps } from '../deps.ts';
import { applyMove, type Move } from '../staff/move-order.ts';
import { type LockedOrder, lockOrder } from '../transitions-store.ts';

type Deps = Pick<OrderDeps, 'db' | 'clock' | 'notify'>;

/** Wrong codes after which only a reason counts: nobody guesses ten thousand of them. */
const MAX_WRONG_CODES = 5;

type Proof = { code?: string; reason?: string; collected?: number };

/** A rider leaves the shop with an order of their round. Fails with NO_ORDER or CANNOT_MOVE. */
export const startDelivery = (deps: Deps, rider: StaffActor, uid: string) =>
  moveOwnStop(deps, rider, uid, { to: 'OUT_FOR_DELIVERY' });

/** A rider could not hand an order over. Fails with NO_ORDER or CANNOT_MOVE. */
export const reportAttempt = (deps: Deps, rider: StaffActor, uid: string, reason: string) =>
  moveOwnStop(deps, rider, uid, { to: 'ATTEMPTED', reason });

/**
 * A rider has handed an order over: with the customer's code, or with a reason. The cash that is due counts as taken;
 * `collected` (rupees) must equal it, since the amount may have changed on the way. Fails with NO_ORDER, CANNOT_MOVE,
 * WRONG_DELIVERY_CODE, REASON_NEEDED or OTHER_AMOUNT.
 */
export async function completeDelivery(deps: Deps, rider: StaffActor, uid: string, proof: Proof) {
  const checked = await inTransaction(deps.db, async (tx) => {
    const order = await lockOwnStop(tx, rider, uid);
    if (!order) return fail('NO_ORDER');
    if (order.status === 'DELIVERED') return 'right' as const;
    // A wrong code is counted, so this transaction commits.
    return checkProof(tx, order, proof);
  });
  if (isFailure(checked)) return checked;
  if (checked === 'wrong') return fail('WRONG_DELIVERY_CODE');
  const reason = proof.code === undefined ? proof.reason : undefined;
  const { collected } = proof;
  return moveOwnStop(deps, rider, uid, { to: 'DELIVERED', reason }, ({ pending_paise: due }) =>
    collected !== undefined && toPaise(collected) !== due ? fail('OTHER_AMOUNT') : undefined,
  );
}

/** Moves an order of the rider's own round; another's does not exist for them. */
function moveOwnStop<F extends Failure = never>(
  deps: Deps,
  rider: StaffActor,
  uid: string,
  move: Move,
  refuse: (order: LockedOrder) => F | undefined = () => undefined,
) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOwnStop(tx, rider, uid);
    if (!order) return fail('NO_ORDER');
    if (order.status === move.to) return undefined;
    return refuse(order) ?? applyMove(deps, tx, rider, order, move, now);
  });
}

async function lockOwnStop(
  tx: Tx,
  rider: Pick<StaffActor, 'memberId'>,
  uid: string,
): Promise<LockedOrder | undefined> {
  const order = await lockOrder(tx, { uid });
  const stop =
    order &&
    (await tx
      .selectFrom('orders.stops as s')
      .innerJoin('orders.rounds as r', 'r.id', 's.round_id')
      .select('s.order_id')
      .where('s.order_id', '=', order.id)
      .where('r.rider_id', '=', rider.memberId)
      .executeTakeFirst());
  return stop && order;
}

async function checkProof(tx: Tx, order: LockedOrder, { code, reason }: Proof) {
  if (code === undefined) return reason?.trim() ? ('right' as const) : fail('REASON_NEEDED');
  const { delivery_code: expected, delivery_code_failures: failures } = await tx
    .selectFrom('orders.orders')
    .select(['delivery_code', 'delivery_code_failures'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  if (failures < MAX_WRONG_CODES && code === expected) return 'right' as const;
  await tx
    .updateTable('orders.orders')
    .set({ delivery_code_failures: failures + 1 })
    .where('id', '=', order.id)
    .execute();
  return 'wrong' as const;
}
