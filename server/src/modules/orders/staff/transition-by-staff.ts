import type { OrderStatus } from '@sabuja/contract';
import { canTransition } from '@sabuja/contract/rules/order-status';
import { fail, isFailure } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { personalReason, recordAudit } from '../../staff/index.ts';
import { billPicks } from '../billing/bill-picks.ts';
import type { OrderDeps } from '../deps.ts';
import { lacksDispositions } from '../dispose-items.ts';
import { transitionOrder } from '../transition-order.ts';
import { type LockedOrder, lockOrder, type Transition } from '../transitions-store.ts';
import { needsSecondPerson } from '../undo/last-transition.ts';
import { checkClaim, writePicker } from './picking-claim.ts';
import { mayTransition } from './staff-permissions.ts';

export type RequestedTransition = {
  to: OrderStatus;
  reason?: string | undefined;
  dispositions?: Transition['dispositions'];
};

/**
 * Makes a transition of an order for a member of staff and writes an audit row; does nothing when the order already has
 * the status. Fails with NO_ORDER, CANNOT_MOVE, CLAIMED (another person picks it), NOT_PERMITTED (the role),
 * REASON_NEEDED and DISPOSITION_NEEDED (cancelling), SECOND_FACTOR_NEEDED (cancelling refunds money),
 * SECOND_PERSON_NEEDED (the member undid its delivery), or NOTHING_PICKED and NOT_IN_STOCK (packing bills the picks).
 */
export function transitionByStaff(
  deps: Pick<OrderDeps, 'db' | 'clock' | 'notify'>,
  actor: StaffActor,
  uid: string,
  { to, reason: given, dispositions }: RequestedTransition,
) {
  const now = deps.clock.now();
  const reason = given?.trim() || undefined;
  return inTransaction(deps.db, async (tx) => {
    const before = await lockOrder(tx, { uid });
    if (!before) return fail('NO_ORDER');
    const claim = await checkClaim(tx, actor, before, to);
    if (claim) return claim;
    if (before.status === to) return undefined;
    const refusal = checkTransition(actor, before, { to, reason });
    if (refusal) return refusal;
    // Checked before the picks are billed: another member may have cancelled the order meanwhile.
    if (!canTransition(before.status, to, 'staff'))
      return fail('CANNOT_MOVE', { from: before.status, to });
    if (to === 'CANCELLED' && (await lacksDispositions(tx, before, dispositions)))
      return fail('DISPOSITION_NEEDED');
    if (to === 'CANCELLED' && (await needsSecondPerson(tx, before.id, actor)))
      return fail('SECOND_PERSON_NEEDED');
    const unbilled = to === 'PACKED' && (await billPicks(tx, before, actor.memberId, now));
    if (unbilled) return unbilled;
    return applyStaffTransition(deps, tx, actor, before, { to, reason, dispositions }, now);
  });
}

/**
 * Makes a transition of a locked order that the actor may make, with its audit row. Fails with NO_ORDER or CANNOT_MOVE.
 */
export async function applyStaffTransition(
  deps: Pick<OrderDeps, 'notify'>,
  tx: Tx,
  actor: StaffActor,
  order: LockedOrder,
  { to, reason, dispositions }: RequestedTransition,
  now: Date,
) {
  const { memberId } = actor;
  const transition = { to, actor: 'staff', reason, memberId, dispositions } as const;
  const failure = await transitionOrder(deps, tx, { uid: order.uid }, transition, now);
  if (isFailure(failure)) return failure.code === 'NOT_YOURS' ? fail('NO_ORDER') : failure;
  await writePicker(tx, order, to === 'PICKING' ? actor.memberId : null);
  await recordStaffTransition(tx, actor, order, { to, reason }, now);
  return undefined;
}

function checkTransition(
  actor: StaffActor,
  order: LockedOrder,
  { to, reason }: RequestedTransition,
) {
  if (!mayTransition(actor.role, order.status, to)) return fail('NOT_PERMITTED');
  if (to !== 'CANCELLED') return undefined;
  if (reason === undefined) return fail('REASON_NEEDED');
  const isPaid = order.final_paise > order.pending_paise;
  if (isPaid && !actor.hasRecentFactor) return fail('SECOND_FACTOR_NEEDED');
  return undefined;
}

const recordStaffTransition = (
  tx: Tx,
  actor: StaffActor,
  order: LockedOrder,
  { to, reason }: RequestedTransition,
  now: Date,
) =>
  recordAudit(
    tx,
    actor,
    {
      action: 'order.move',
      subject: 'order',
      subjectId: order.uid,
      before: { status: order.status },
      after: { status: to },
      personal: personalReason(order.customer_id, reason),
    },
    now,
  );
