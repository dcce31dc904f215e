import type { Paise } from '@sabuja/kit';

/**
 * The suffix that an order appends to the id of its estimate. It distinguishes the two orders of one delivery; it is
 * empty for an order that shares no delivery (S4g.4). The order with `__1` bears the delivery charge.
 */
export type EstimatePart = '' | '__1' | '__2';

/**
 * Returns the orders of one checkout, one per department, in the sequence in which they are placed: the cheaper first
 * (S4g.4). Each gets its `part`. `subtotal` is the sum of the lines after their discounts, in paise.
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
