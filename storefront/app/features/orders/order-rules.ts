import type { Order, OrderItem, OrderStatus } from '@sabuja/contract';
import { type Paise, sumPaise, toPaise } from '@sabuja/kit';

type Paid = Pick<
  Order,
  'o_status' | 'payment_method' | 'payment_id' | 'payment_status' | 'pending_amount'
>;

export type PaymentBadge = 'ONLINE - CANCELLED' | 'Partial Payment' | 'Payment DONE' | 'PENDING';

/** How an order's payment stands, in the words of the shop. */
export function paymentBadge(order: Paid): PaymentBadge {
  const cancelled = order.o_status === 'CANCELLED' && order.payment_method === 'ONLINE';
  if (cancelled && !order.payment_id) return 'ONLINE - CANCELLED';
  if (order.payment_status !== 1) return 'PENDING';
  return order.pending_amount > 0 ? 'Partial Payment' : 'Payment DONE';
}

/** The first segment of an order's uid. */
export const orderNumber = (uid: string): string => uid.split('-')[0] ?? uid;

export type Bill = {
  subTotal: Paise;
  tax: Paise;
  delivery: Paise;
  /** Taken off the sum of the lines. */
  discount: Paise;
  /** Discount that the prices of the lines carry already. */
  included: Paise;
  pending: Paise;
  final: Paise;
};

/**
 * The bill of an order, adding up: sub total + tax + delivery - discount = final. Discounts that
 * the lines' prices carry already are told apart, so that they are not taken off twice.
 */
export function billOf(order: Order, items: readonly OrderItem[]): Bill {
  const subTotal = sumPaise(items.map((item) => toPaise(item.final_amount)));
  const tax = toPaise(order.final_tax);
  const delivery = toPaise(order.delivery_charges);
  const final = toPaise(order.final_amount);
  const discount = Math.max(0, subTotal + tax + delivery - final);
  return {
    subTotal,
    tax,
    delivery,
    discount,
    included: Math.max(0, toPaise(order.applied_discount) - discount),
    pending: toPaise(order.pending_amount),
    final,
  };
}

export type BillRow = {
  name: string;
  amount: Paise;
  note?: string;
  tone?: 'saving' | 'pending';
  /** Taken off. */
  minus?: boolean;
};

/** The rows of a bill; discount and pending amount only when above 0. */
export function billRows(bill: Bill): BillRow[] {
  const rows: BillRow[] = [
    { name: 'Sub Total', amount: bill.subTotal },
    { name: 'Tax', amount: bill.tax },
    { name: 'Delivery Charges', amount: bill.delivery },
    { name: 'Discount', amount: bill.discount, minus: true, tone: 'saving' },
    {
      name: 'Discount',
      amount: bill.included,
      note: 'already in the prices above',
      tone: 'saving',
    },
    { name: 'Pending Amount', amount: bill.pending, note: 'to pay on delivery', tone: 'pending' },
  ];
  return rows.filter((row) => row.tone === undefined || row.amount > 0);
}

/** The way of an order that goes well, in the customer's words. */
export const journey = [
  { status: 'PLACED', words: 'Placed' },
  { status: 'CONFIRMED', words: 'Confirmed' },
  { status: 'PACKED', words: 'Packed' },
  { status: 'OUT_FOR_DELIVERY', words: 'On its way' },
  { status: 'DELIVERED', words: 'Delivered' },
] as const;

export type Progress =
  | { kind: 'under-way'; reached: number }
  | { kind: 'waiting-for-payment' }
  | { kind: 'cancelled' };

/** How far an order has come: the index of the step it stands on. */
export function progressOf(status: OrderStatus): Progress {
  if (status === 'CANCELLED') return { kind: 'cancelled' };
  if (status === 'PAYMENT_PENDING') return { kind: 'waiting-for-payment' };
  return { kind: 'under-way', reached: journey.findIndex((step) => step.status === status) };
}
