import { orderNumber } from '@sabuja/contract/rules/order-number';
import { reschedulableStatuses } from '@sabuja/contract/rules/order-status';
import { paths } from '@sabuja/contract/rules/page-paths';
import { fail, formatIstDay, type IstDate, isFailure } from '@sabuja/kit';
import { executeWrites, inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import {
  findSlot,
  isSlotClosed,
  lockSlotDays,
  releaseSlot,
  reserveSlotStatement,
  type Slot,
} from '../../delivery/index.ts';
import { notifyCustomer } from '../../identity/index.ts';
import { personalReason, recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { leaveRound } from '../dispatch/rounds-store.ts';
import { deleteSlotRequest } from '../dispatch/slot-requests.ts';

export type Reschedule = { delivery_date: IstDate; slot_id: number; reason: string };

/**
 * Moves an order that is in the shop to another slot, and out of its round. Fails with NO_ORDER, CANNOT_RESCHEDULE (its
 * status), or as `bookSlot` does.
 */
export function rescheduleOrder(
  deps: Pick<OrderDeps, 'db' | 'clock' | 'notify'>,
  actor: StaffActor,
  uid: string,
  change: Reschedule,
) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const order = await lockBooking(tx, uid);
    if (!order) return fail('NO_ORDER');
    if (!reschedulableStatuses.includes(order.status)) return fail('CANNOT_RESCHEDULE');
    if (order.slot_id === change.slot_id && order.delivery_date === change.delivery_date)
      return undefined;
    const failure = await bookSlot(deps, tx, actor, order, change, now);
    if (isFailure(failure)) return failure;
    await leaveRound(tx, order.id);
    return undefined;
  });
}

/**
 * Moves a locked order to a free place in another slot, and notifies the customer. Prices do not change. Fails with
 * NO_SLOT, SLOT_CLOSED or SLOT_FULL without changing anything.
 */
export async function bookSlot(
  deps: Pick<OrderDeps, 'notify'>,
  tx: Tx,
  actor: StaffActor,
  order: Booking,
  { delivery_date: date, slot_id: slotId, reason }: Reschedule,
  now: Date,
) {
  const slot = await findSlot(tx, order.department, slotId);
  if (!slot) return fail('NO_SLOT');
  if (isSlotClosed(slot, date, now)) return fail('SLOT_CLOSED');
  const failure = await rebook(tx, order, slot, date);
  if (isFailure(failure)) return failure;
  await tx
    .updateTable('orders.orders')
    .set({ delivery_date: date, slot_id: slot.id, slot_name: slot.name })
    .where('id', '=', order.id)
    .execute();
  await deleteSlotRequest(tx, order.id);
  const entry = { action: 'order.reschedule', subject: 'order', subjectId: order.uid };
  const change = {
    before: { date: order.delivery_date, slot: order.slot_name },
    after: { date, slot: slot.name },
    personal: personalReason(order.customer_id, reason),
  };
  await recordAudit(tx, actor, { ...entry, ...change }, now);
  await notifyRescheduled(deps, tx, order, { date, slot: slot.name }, now);
  return undefined;
}

export type Booking = NonNullable<Awaited<ReturnType<typeof lockBooking>>>;

/** Locks an order and returns it with its present slot; undefined when it does not exist. */
export const lockBooking = (tx: Tx, uid: string) =>
  tx
    .selectFrom('orders.orders')
    .select(['id', 'uid', 'status', 'department', 'customer_id', 'slot_id', 'slot_name'])
    .select('delivery_date')
    .where('uid', '=', uid)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Reserves a place in the new slot and releases the old one; both slot days are locked first, in a fixed order. */
async function rebook(tx: Tx, order: Booking, slot: Slot, date: IstDate) {
  await lockSlotDays(tx, [
    { slotId: order.slot_id, date: order.delivery_date },
    { slotId: slot.id, date },
  ]);
  const { reserved } = await executeWrites(tx, { reserved: reserveSlotStatement(slot, date) });
  if (reserved === 0) return fail('SLOT_FULL');
  await releaseSlot(tx, order.slot_id, order.delivery_date);
  return undefined;
}

async function notifyRescheduled(
  deps: Pick<OrderDeps, 'notify'>,
  tx: Tx,
  order: Booking,
  { date, slot }: { date: IstDate; slot: string },
  now: Date,
): Promise<void> {
  const params = { number: orderNumber(order.uid), date: formatIstDay(date), slot };
  const path = paths.orderSummary(order.uid);
  const notification = { template: 'order_rescheduled', params, path } as const;
  await notifyCustomer(deps, tx, order.customer_id, notification, now);
}
