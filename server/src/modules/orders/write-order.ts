import { executeWrites, type Tx } from '../../platform/db/index.ts';
import { removeItems } from '../cart/index.ts';
import { reserveStockStatement } from '../catalogue/index.ts';
import { reserveSlotStatement } from '../delivery/index.ts';
import type { PlaceOrderDeps } from './deps.ts';
import { placedMessage } from './notify-placed.ts';
import { failSlotFull } from './open-slot.ts';
import { insertOrderStatements } from './orders-store.ts';
import type { OrderContext, PreparedOrder } from './prepare-order.ts';
import { redeem } from './redeem-coupon.ts';
import { stopWaiting } from './twin/wait-for-twin.ts';

/** Writes a prepared order with its reservations. Fails with SLOT_FULL, or as the coupon does; undefined on success. */
export async function writeOrder(
  deps: PlaceOrderDeps,
  tx: Tx,
  { buyer, placer, order }: OrderContext,
  { row, items, requestedLines, pricedOrder, slot, slotRequest, twin }: PreparedOrder,
  now: Date,
) {
  const awaitsPayment = row.status === 'PAYMENT_PENDING';
  const template = row.pending_paise === 0 ? 'order_paid' : 'order_placed';
  const message = placedMessage(row, template);
  // All writes in one statement: each round trip costs as much as the work itself.
  const writeCounts = await executeWrites(tx, {
    stock: reserveStockStatement(
      items.flatMap((item) => item.taken),
      { orderUid: order.uid, now },
    ),
    slot: reserveSlotStatement(slot, order.delivery_date),
    ...insertOrderStatements(row, items, placer),
    // An unpaid order leaves the cart unchanged, since the customer may change their mind; so does a phone order.
    cart: removeItems(
      buyer.customerId,
      awaitsPayment || placer.actor === 'staff' ? [] : requestedLines.map((line) => line.id),
    ),
    ...(!awaitsPayment && (await deps.prepareNotification(tx, buyer, message, now))),
  });
  if (writeCounts.slot === 0) return failSlotFull(tx, slot, slotRequest, now);
  const couponFailure = await redeem(tx, buyer.customerId, pricedOrder, now);
  if (couponFailure) return couponFailure;
  if (twin?.twin_until) await stopWaiting(tx, twin);
  await placer.afterPlaced(tx, row, now);
  return undefined;
}
