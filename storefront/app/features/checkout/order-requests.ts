import type { User } from '@sabuja/contract';
import {
  type CheckoutLine,
  cartItemIds,
  type OrderDetails,
  planOrders,
  toOrderBody,
} from './order-plan.ts';
import type { OrderDraft } from './submission.ts';
import type { Checkout } from './use-checkout.ts';

/** The orders of the checkout as selected; empty while required input is missing. */
export function buildOrders(
  user: User,
  checkout: Pick<Checkout, 'orderable' | 'address' | 'isCombined'>,
  lines: readonly CheckoutLine[],
): OrderDraft[] {
  const details = orderDetails(user, checkout);
  if (details === undefined) return [];
  return planOrders(lines, checkout.isCombined).map((order) => ({
    department: order.department,
    body: toOrderBody(order, details),
    cartItems: cartItemIds(order.lines),
    half: order.half,
  }));
}

function orderDetails(
  user: User,
  { orderable, address }: Pick<Checkout, 'orderable' | 'address'>,
): OrderDetails | undefined {
  const { payment, delivery, occasion, members, customerName, ifMissing, notes } = orderable;
  if (address === undefined || payment === '') return undefined;
  const deliveryFor = (department: 'KITCHEN' | 'GROCERY') => ({
    date: delivery[department].date,
    slotId: delivery[department].slotId ?? 0,
  });
  return {
    customer: { ...user, full_name: user.full_name?.trim() || customerName.trim() },
    address,
    delivery: { KITCHEN: deliveryFor('KITCHEN'), GROCERY: deliveryFor('GROCERY') },
    occasion,
    members,
    payment,
    ifMissing,
    notes,
  };
}
