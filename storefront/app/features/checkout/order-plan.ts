import type { MessageDescriptor } from '@lingui/core';
import type { Department, NewOrderLine, OrderLine, PaymentMethod } from '@sabuja/contract';
import { departments } from '@sabuja/contract/rules/departments';
import { type EstimatePart, planOrders } from '@sabuja/contract/rules/estimate-parts';
import { type Paise, sumPaise } from '@sabuja/kit';
import { discountedPrice } from '../../lib/discounted-price.ts';
import { type CartLine, lineMessage, lineTotal } from '../cart/index.ts';
import { type CheckoutForm, memberCount } from './checkout-form.ts';
import type { OrderBody } from './submission.ts';

/** A priced line of the checkout. `total` is the discounted price times the quantity, in paise. */
export type CheckoutLine = {
  cartItemId: number;
  id: number;
  type: OrderLine['type'];
  department: Department;
  leadTimeHours: number;
  name: string;
  units: string;
  unit: Paise;
  quantity: number;
  total: Paise;
  /** Why the line cannot be ordered as it is. */
  problem?: MessageDescriptor | undefined;
};

export const linesOf = (lines: readonly CheckoutLine[], department: Department): CheckoutLine[] =>
  lines.filter((line) => line.department === department);

export const cartItemIds = (lines: readonly CheckoutLine[]): number[] =>
  lines.map((line) => line.cartItemId);

export const subtotalOf = (lines: readonly CheckoutLine[]): Paise =>
  sumPaise(lines.map((line) => line.total));

const toOrderLine = ({ id, quantity, type, department }: CheckoutLine): OrderLine => ({
  ...{ id, quantity, type, department },
});

export const toOrderLines = (lines: readonly CheckoutLine[]): OrderLine[] => lines.map(toOrderLine);

/** One order to place. */
export type PlannedOrder = { department: Department; lines: CheckoutLine[]; part: EstimatePart };

/** The orders of one checkout in submission order. */
export function planCheckout(lines: readonly CheckoutLine[], isOneDelivery: boolean) {
  const orders = departments
    .map((department) => ({ department, lines: linesOf(lines, department) }))
    .filter((order) => order.lines.length > 0)
    .map((order) => ({ ...order, subtotal: subtotalOf(order.lines) }));
  return planOrders(orders, isOneDelivery) satisfies PlannedOrder[];
}

/** Customer and delivery details shared by the orders of a checkout. */
export type OrderDetails = {
  customer: { full_name: string | null; email: string | null; mobile_no: string };
  address: { uid: string; pincode: string };
  delivery: Record<Department, { date: string; slotId: number }>;
  occasion: string;
  members: string;
  payment: PaymentMethod;
} & Pick<CheckoutForm, 'ifMissing' | 'lineChoices' | 'notes'>;

/** The request body that places one order, without its estimate. */
export function toOrderBody(order: PlannedOrder, details: OrderDetails): OrderBody {
  const { customer, address, payment, ifMissing } = details;
  const { date, slotId } = details.delivery[order.department];
  const name = customer.full_name?.trim() || customer.mobile_no;
  return {
    deliver_to: name,
    customer_address: address.uid,
    pincode: address.pincode,
    contact: customer.mobile_no,
    customer_name: name,
    delivery_date: date,
    delivery_slot: slotId,
    order_from: 'PWA_WEB',
    email: customer.email,
    payment_method: payment,
    ...(order.department === 'KITCHEN' ? occasionFields(details) : {}),
    ...(ifMissing !== '' && { if_missing: ifMissing }),
    items: order.lines.map((line) => toNewOrderLine(line, details)),
  };
}

function toNewOrderLine(
  line: CheckoutLine,
  { lineChoices, notes }: Pick<CheckoutForm, 'lineChoices' | 'notes'>,
): NewOrderLine {
  const note = notes[line.cartItemId]?.trim();
  const choice = lineChoices[line.cartItemId];
  return { ...toOrderLine(line), ...(choice && { if_missing: choice }), ...(note && { note }) };
}

function occasionFields({ occasion, members }: OrderDetails) {
  const trimmed = occasion.trim();
  return {
    ...(trimmed === '' ? {} : { occasion: trimmed }),
    occasion_members: memberCount(members),
  };
}

/** Converts a cart line to a checkout line. */
export const toCheckoutLine = (line: CartLine): CheckoutLine => ({
  cartItemId: line.item.cart_item_id,
  id: line.product.id,
  type: line.product.type,
  department: line.product.department,
  leadTimeHours: line.product.leadTimeHours,
  name: line.product.name,
  units: line.product.units,
  unit: discountedPrice(line.product),
  quantity: line.item.quantity,
  total: lineTotal(line),
  problem: lineMessage(line),
});

/** The longest lead time among the lines, in hours. */
export const maxLeadTime = (lines: readonly Pick<CheckoutLine, 'leadTimeHours'>[]): number =>
  Math.max(0, ...lines.map((line) => line.leadTimeHours));
