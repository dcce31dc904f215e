import type { PlaceOrder } from '@sabuja/contract';
import { TWIN_WAIT_MINUTES } from '@sabuja/contract/limits';
import { addTime, minutes } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import { isPartOfEstimate, mergeLines } from '../../pricing/index.ts';
import type { OrderDeps } from '../deps.ts';
import { lockTwins, standingTwin, type Twin } from './find-twins.ts';
import { becameUnavailable } from './refused-slot.ts';

const TWIN_WAIT = minutes(TWIN_WAIT_MINUTES);

/**
 * Returns until when a new order waits for its twin: null when it is the only order of its checkout, when its twin is
 * already placed, or when the shop cancelled the twin.
 */
export function twinDeadline(
  { aloneDelivery }: { aloneDelivery: number | null },
  twins: readonly Twin[],
  now: Date,
): Date | null {
  if (aloneDelivery === null || standingTwin(twins)) return null;
  if (twins.some((twin) => twin.is_cancelled_by_shop)) return null;
  return addTime(now, TWIN_WAIT);
}

/** Ends an order's wait for its twin without changing its amount. */
export const stopWaiting = (tx: Tx, twin: Pick<Twin, 'id'>) =>
  tx.updateTable('orders.orders').set({ twin_until: null }).where('id', '=', twin.id).execute();

/**
 * Refusals that are not the customer's choice. The limits on cash and unpaid orders are not among them: the estimate
 * was checked against them, and a customer could use them to drop the second order without paying the first one's
 * delivery.
 */
const shopRefusals: ReadonlySet<string> = new Set([
  'NO_ITEM',
  'INACTIVE',
  'TOO_FEW',
  'UNIT_LIMIT',
  'OPEN_LIMIT',
  'SLOT_CLOSED',
  'SLOT_FULL',
  'OUTDATED',
]);

/**
 * Ends the first order's wait after the server refused the second order of its checkout; the first one's amount does
 * not change. The refused request must match the estimate and, in 'same' mode, the delivery of the first order; a slot
 * must have been available when the first order was placed.
 */
export async function stopWaitingForRefused(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  customerId: number,
  order: PlaceOrder,
  failure: { code: string; details: unknown },
): Promise<void> {
  const { estimation_id: estimateRef, pincode, items } = order;
  const department = items[0]?.department;
  if (!estimateRef || !department || !shopRefusals.has(failure.code)) return;
  await inTransaction(db, async (tx) => {
    const twin = standingTwin(await lockTwins(tx, customerId, { ...order, department }));
    if (!twin?.twin_until || !isForDeliveryOf(twin, order, failure)) return;
    const refused = { ...failure, department, date: order.delivery_date };
    if (!(await becameUnavailable(tx, twin, refused))) return;
    const lines = mergeLines(items);
    const claim = { customerId, estimateRef, department, pincode, lines, now: clock.now() };
    if (await isPartOfEstimate(tx, claim)) await stopWaiting(tx, twin);
  });
}

/** When the delivery is shared and a slot was refused, that slot must be the twin's. */
function isForDeliveryOf(
  twin: Twin,
  order: PlaceOrder,
  { code, details }: { code: string; details: unknown },
): boolean {
  const isShared = /__[12]$/.test(order.estimation_id ?? '');
  if (!isShared || !code.startsWith('SLOT_')) return true;
  const { name } = details as { name?: string };
  return order.delivery_date === twin.delivery_date && name === twin.slot_name;
}
