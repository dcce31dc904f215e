import { canTransition } from '@sabuja/contract/rules/order-status';
import { type Failure, fail, isFailure, toPaise } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { needsDeliveryPhoto } from '../../content/index.ts';
import type { OrderDeps } from '../deps.ts';
import { applyStaffTransition, type RequestedTransition } from '../staff/transition-by-staff.ts';
import { type LockedOrder, lockOrder } from '../transitions-store.ts';
import { type DeliveryReport, deliverySteps, reportLate } from './delivery-steps.ts';
import {
  type DeviceAction,
  findOutcome,
  recordAction,
  type Sent,
  toAction,
} from './device-actions.ts';
import { withdrawDoorLinks } from './door-payment.ts';
import { isOwnStop } from './own-stop.ts';

type Deps = Pick<OrderDeps, 'db' | 'clock' | 'notify'>;
type DeliveryDeps = Deps & Pick<OrderDeps, 'payments'>;

/** After this many wrong codes only a reason is accepted, so that nobody can try all ten thousand codes. */
const MAX_WRONG_CODES = 5;

/** Records that a rider leaves the shop with an order of their round. Fails as `transitionOwnStop` does. */
export const startDelivery = (deps: Deps, rider: StaffActor, uid: string, sent: Sent) =>
  transitionOwnStop(deps, rider, uid, toAction('start', sent), { to: 'OUT_FOR_DELIVERY' });

/** Records that a rider could not hand over an order. Fails as `transitionOwnStop` does. */
export const reportAttempt = (
  deps: Deps,
  rider: StaffActor,
  uid: string,
  { reason, ...sent }: Sent & { reason: string },
) => transitionOwnStop(deps, rider, uid, toAction('attempted', sent), { to: 'ATTEMPTED', reason });

/** Records that a rider brought an order back to the shop; it leaves the round. Fails as `transitionOwnStop` does. */
export const returnOrder = (deps: Deps, rider: StaffActor, uid: string, sent: Sent) =>
  transitionOwnStop(deps, rider, uid, toAction('returned', sent), { to: 'PACKED' });

/**
 * Records that a rider handed over an order, with the customer's code or with a reason. The pending amount counts as
 * collected in cash; `collected` (rupees) must equal it, since it may have changed on the way. Refused units lower it
 * first (decision 0119). An open payment link is withdrawn first: if it was paid, the order is delivered as paid by it,
 * and no cash counts (decision 0120). Fails with NO_ORDER, CANNOT_MOVE, WRONG_DELIVERY_CODE, REASON_NEEDED,
 * PHOTO_NEEDED, OTHER_AMOUNT, ACTION_REUSED, OTHER_MEMBER, DELIVERED_ALREADY, as `planRefusal` does, or with UPI_OPEN
 * when the link may still be paid, unless `despite_link` is set (cash is taken anyway). Calls the provider.
 */
export async function completeDelivery(
  deps: DeliveryDeps,
  rider: StaffActor,
  uid: string,
  report: DeliveryReport,
) {
  const reportedCash = report.collected && toPaise(report.collected);
  const action = { ...toAction('delivered', report), reportedCash };
  const now = deps.clock.now();
  const checked = await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, { uid });
    if (!order) return fail('NO_ORDER');
    const outcome = await findOutcome(tx, rider, order.id, action);
    if (outcome !== undefined) return outcome;
    if (!(await isOwnStop(tx, rider, order))) return fail('NO_ORDER');
    if (order.status === 'DELIVERED')
      return (await reportLate(tx, rider, order, { action, report, now })) ?? ('done' as const);
    const proved = await checkProof(tx, order, report);
    // This transaction must commit, because it counts the wrong code.
    if (proved === 'wrong_code') await recordAction(tx, rider, order.id, action, proved, now);
    return proved;
  });
  if (isFailure(checked)) return checked;
  if (checked === 'wrong_code') return fail('WRONG_DELIVERY_CODE');
  if (checked === 'done') return undefined;
  const withdrawal = await withdrawDoorLinks(deps, uid);
  if (withdrawal === 'unavailable' && !report.despite_link) return fail('UPI_OPEN');
  const reason = report.code === undefined ? report.reason : undefined;
  const transition = { to: 'DELIVERED', reason } as const;
  return transitionOwnStop(
    deps,
    rider,
    uid,
    action,
    transition,
    deliverySteps(rider, { action, report, now }),
  );
}

/** Additional steps in the transaction of a transition. */
type Steps<F, L> = {
  before: (tx: Tx, order: LockedOrder) => Promise<F | undefined>;
  after: (tx: Tx, order: LockedOrder, now: Date) => Promise<void>;
  /** Runs instead of both when the order already has the status. */
  late: (tx: Tx, order: LockedOrder) => Promise<L | undefined>;
};

/**
 * Makes a transition of an order of the rider's own round, once for each action. Fails with NO_ORDER (also for orders
 * of other riders), CANNOT_MOVE, ACTION_REUSED or OTHER_MEMBER.
 */
function transitionOwnStop<F extends Failure = never, L extends Failure = never>(
  deps: Deps,
  rider: StaffActor,
  uid: string,
  action: DeviceAction,
  transition: RequestedTransition,
  steps?: Steps<F, L>,
) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, { uid });
    if (!order) return fail('NO_ORDER');
    const outcome = await findOutcome(tx, rider, order.id, action);
    if (isFailure(outcome)) return outcome;
    if (outcome !== undefined) return undefined;
    if (!(await isOwnStop(tx, rider, order))) return fail('NO_ORDER');
    if (order.status === transition.to) return await steps?.late(tx, order);
    if (!canTransition(order.status, transition.to, 'staff'))
      return fail('CANNOT_MOVE', { from: order.status, to: transition.to });
    const refusal = await steps?.before(tx, order);
    if (refusal) return refusal;
    const failure = await applyStaffTransition(deps, tx, rider, order, transition, now);
    if (failure) return failure;
    await recordAction(tx, rider, order.id, action, 'done', now);
    await steps?.after(tx, order, now);
    return undefined;
  });
}

async function checkProof(tx: Tx, order: LockedOrder, { code, reason, has_photo }: DeliveryReport) {
  if (code === undefined) {
    if (!reason?.trim()) return fail('REASON_NEEDED');
    const isProved = has_photo || !(await needsDeliveryPhoto(tx));
    return isProved ? ('proved' as const) : fail('PHOTO_NEEDED');
  }
  const { delivery_code: expected, delivery_code_failures: failures } = await tx
    .selectFrom('orders.orders')
    .select(['delivery_code', 'delivery_code_failures'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  if (failures < MAX_WRONG_CODES && code === expected) return 'proved' as const;
  await tx
    .updateTable('orders.orders')
    .set({ delivery_code_failures: failures + 1 })
    .where('id', '=', order.id)
    .execute();
  return 'wrong_code' as const;
}
