import type { Paise } from '@sabuja/kit';

/**
 * What an order appends to the id of its estimate: which of the two orders of one delivery it is, or nothing when it is
 * the only one (S4g.4). The order with `__1` bears the delivery charge.
 */
export type EstimatePart = '' | '__1' | '__2';

/**
 * The orders of one checkout, one per department, in the sequence in which they are placed, the cheaper first (S4g.4),
 * each with its part. `subtotal`: the lines after their discounts, in paise.
 */
export function planOrders<Order extends { subtotal: Paise }>(
  orders: readonly Order[],
  isOneDelivery: boolean,
): (Order & { part: EstimatePart })[] {
  const isShared = isOneDelivery && orders.length > 1;
  return [...orders]
    .sort((a, b) => a.subtotal - b.subtotal)
    .map((order, index) => ({ ...order, part: isShared ? (index === 0 ? '__2' : '__1') : '' }));
}
