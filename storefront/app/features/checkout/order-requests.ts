import type { Estimate, User } from '@sabuja/contract';
import {
  type CheckoutLine,
  cartItemIds,
  type OrderDetails,
  planOrders,
  toOrderPayload,
} from './order-plan.ts';
import type { OrderRequest } from './submission.ts';
import type { Checkout } from './use-checkout.ts';

/** The order requests of the checkout for an estimate; empty while required input is missing. */
export function buildOrderRequests(
  user: User,
  checkout: Pick<Checkout, 'orderable' | 'address' | 'isCombined'>,
  lines: readonly CheckoutLine[],
  estimate: Pick<Estimate, 'estimation_id'>,
): OrderRequest[] {
  const details = orderDetails(user, checkout);
  if (details === undefined) return [];
  return planOrders(lines, estimate.estimation_id, checkout.isCombined).map((order) => ({
    department: order.department,
    body: toOrderPayload(order, details),
    cartItems: cartItemIds(order.lines),
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
