import { SLOT_DAYS_AT_THE_DOOR } from '@sabuja/contract/limits';
import { canTransition } from '@sabuja/contract/rules/order-status';
import { addDays, fail, type IstDate, isFailure, isIstDate, istDate } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { findSlot } from '../../delivery/index.ts';
import { personalReason, recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { type Booking, bookSlot, lockBooking, type Reschedule } from '../staff/reschedule-order.ts';
import { applyStaffTransition } from '../staff/transition-by-staff.ts';
import { type LockedOrder, lockOrder } from '../transitions-store.ts';
import { findOutcome, recordAction, type Sent, toAction } from './device-actions.ts';
import { isOwnStop } from './own-stop.ts';
import { storeSlotRequest } from './slot-requests.ts';

type Deps = Pick<OrderDeps, 'db' | 'clock' | 'notify'>;

/**
 * Records that an order of the rider's own round was not delivered and its customer wants another slot. It gets the
 * slot as if staff had rescheduled it, but stays in the round until it is back in the shop. Fails with NO_SLOT,
 * SLOT_CLOSED or SLOT_FULL when the slot cannot be booked; attempt and request are stored nevertheless, because the
 * device may send them long after the rider has left the door. Fails with NO_ORDER, CANNOT_MOVE, BAD_DATE,
 * ACTION_REUSED or OTHER_MEMBER.
 */
export async function requestSlot(
  deps: Deps,
  rider: StaffActor,
  uid: string,
  { delivery_date, slot_id, reason, ...sent }: Sent & Reschedule,
) {
  const now = deps.clock.now();
  if (!isBookable(delivery_date, now)) return fail('BAD_DATE');
  const action = toAction('slot', sent);
  const outcome = await inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, { uid });
    if (!order) return fail('NO_ORDER');
    const before = await findOutcome(tx, rider, order.id, action);
    if (before !== undefined) return before;
    if (!(await isOwnStop(tx, rider, order))) return fail('NO_ORDER');
    const failure = await recordAttempt(deps, tx, rider, order, reason, now);
    if (failure) return failure;
    const booked = await bookOrStoreSlot(
      deps,
      tx,
      rider,
      uid,
      { delivery_date, slot_id, reason },
      now,
    );
    await recordAction(tx, rider, order.id, action, booked, now);
    return booked;
  });
  if (isFailure(outcome)) return outcome;
  return outcome === 'done' || outcome === 'wrong_code' ? undefined : fail(outcome);
}

const isBookable = (date: IstDate, now: Date): boolean =>
  isIstDate(date) && date < addDays(istDate(now), SLOT_DAYS_AT_THE_DOOR);

/** Records that the order was not delivered, unless this was recorded before. */
async function recordAttempt(
  deps: Deps,
  tx: Tx,
  rider: StaffActor,
  order: LockedOrder,
  reason: string,
  now: Date,
) {
  if (order.status === 'ATTEMPTED') return undefined;
  if (!canTransition(order.status, 'ATTEMPTED', 'staff'))
    return fail('CANNOT_MOVE', { from: order.status, to: 'ATTEMPTED' as const });
  return applyStaffTransition(deps, tx, rider, order, { to: 'ATTEMPTED', reason }, now);
}

/** Books the slot and stores the request. @returns the problem when the slot could not be booked, otherwise 'done' */
async function bookOrStoreSlot(
  deps: Deps,
  tx: Tx,
  rider: StaffActor,
  uid: string,
  change: Reschedule,
  now: Date,
) {
  const booking = await lockBooking(tx, uid);
  if (!booking) throw new Error(`Order ${uid} is locked and not there`);
  const { delivery_date, slot_id } = change;
  const isPresent = booking.slot_id === slot_id && booking.delivery_date === delivery_date;
  const failure = isPresent ? undefined : await bookSlot(deps, tx, rider, booking, change, now);
  const slot = (await findSlot(tx, booking.department, slot_id))?.name ?? null;
  const problem = failure?.code ?? null;
  await storeSlotRequest(tx, booking.id, { delivery_date, slot, problem }, now);
  if (problem) await recordRefused(tx, rider, booking, { ...change, slot, problem }, now);
  return problem ?? ('done' as const);
}

const recordRefused = (
  tx: Tx,
  rider: StaffActor,
  { uid, customer_id: customerId }: Booking,
  {
    delivery_date: date,
    slot,
    problem,
    reason,
  }: Reschedule & { slot: string | null; problem: string },
  now: Date,
) =>
  recordAudit(
    tx,
    rider,
    {
      action: 'order.request_slot',
      subject: 'order',
      subjectId: uid,
      after: { date, slot, problem },
      personal: personalReason(customerId, reason),
    },
    now,
  );
