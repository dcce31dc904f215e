import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Order, OrderItem, OrderStatus, StatusChange } from '@sabuja/contract';
import {
  type FulfilmentStep,
  fulfilmentSteps,
  lastFulfilmentStep,
} from '@sabuja/contract/rules/order-status';
import { type Paise, sumPaise, toPaise } from '@sabuja/kit';

type PaymentFields = Pick<
  Order,
  'o_status' | 'payment_method' | 'payment_id' | 'payment_status' | 'pending_amount'
>;

export type PaymentState = 'cancelled' | 'partial' | 'done' | 'pending';

/** Payment state of an order (S4f.1). */
export function paymentState(order: PaymentFields): PaymentState {
  const cancelled = order.o_status === 'CANCELLED' && order.payment_method === 'ONLINE';
  if (cancelled && !order.payment_id) return 'cancelled';
  if (order.payment_status !== 1) return 'pending';
  return order.pending_amount > 0 ? 'partial' : 'done';
}

/** Labels of the payment badge. */
export const paymentBadgeLabels: Record<PaymentState, MessageDescriptor> = {
  cancelled: msg`ONLINE - CANCELLED`,
  partial: msg`Partial Payment`,
  done: msg`Payment DONE`,
  pending: msg`PENDING`,
};

export type Bill = {
  subTotal: Paise;
  tax: Paise;
  delivery: Paise;
  /** Subtracted from the sum of the lines. */
  discount: Paise;
  /** The code of the coupon that is part of `discount`. */
  coupon: string | undefined;
  /** Discount already included in the prices of the lines. */
  includedDiscount: Paise;
  pending: Paise;
  /**
   * Whether the pending amount is paid online: true while the order waits for an online payment.
   */
  isDueOnline: boolean;
  final: Paise;
};

/**
 * The bill of an order for what is delivered, in paise: sub total + tax + delivery - discount = final. Discounts
 * already included in the lines' prices are separate, so that they are not subtracted twice.
 */
export function computeBill(order: Order, items: readonly OrderItem[]): Bill {
  const subTotal = sumPaise(
    items.map((item) => toPaise(item.delivered?.final_amount ?? item.final_amount)),
  );
  const tax = toPaise(order.final_tax);
  const delivery = toPaise(order.delivery_charges);
  const final = toPaise(order.final_amount);
  const discount = Math.max(0, subTotal + tax + delivery - final);
  return {
    subTotal,
    tax,
    delivery,
    discount,
    coupon: order.coupon?.code,
    includedDiscount: Math.max(0, toPaise(order.applied_discount) - discount),
    pending: toPaise(order.pending_amount),
    isDueOnline: order.o_status === 'PAYMENT_PENDING',
    final,
  };
}

export type BillRow = {
  label: MessageDescriptor;
  amount: Paise;
  note?: MessageDescriptor;
  tone?: 'saving' | 'pending';
  /** Shown as a deduction. */
  isDeduction?: boolean;
};

/** The rows of a bill; discount and pending amount only when above 0. */
export function billRows(bill: Bill): BillRow[] {
  const { coupon } = bill;
  const rows: BillRow[] = [
    { label: msg`Sub Total`, amount: bill.subTotal },
    { label: msg`Tax`, amount: bill.tax },
    { label: msg`Delivery Charges`, amount: bill.delivery },
    {
      label: msg`Discount`,
      amount: bill.discount,
      ...(coupon !== undefined && { note: msg`with the coupon ${coupon}` }),
      isDeduction: true,
      tone: 'saving',
    },
    {
      label: msg`Discount`,
      amount: bill.includedDiscount,
      note: msg`already in the prices above`,
      tone: 'saving',
    },
    {
      label: msg`Pending Amount`,
      amount: bill.pending,
      note: bill.isDueOnline ? msg`to pay online` : msg`to pay on delivery`,
      tone: 'pending',
    },
  ];
  return rows.filter((row) => row.tone === undefined || row.amount > 0);
}

const stepLabels: Record<FulfilmentStep, MessageDescriptor> = {
  PLACED: msg`Placed`,
  CONFIRMED: msg`Confirmed`,
  PACKED: msg`Packed`,
  OUT_FOR_DELIVERY: msg`On its way`,
  DELIVERED: msg`Delivered`,
};

/** The steps of a successful order, with customer-facing labels. */
export const orderSteps = fulfilmentSteps.map((status) => ({ status, label: stepLabels[status] }));

export type Progress =
  | { kind: 'under-way'; stepIndex: number }
  | { kind: 'waiting-for-payment' }
  | { kind: 'cancelled' };

/** Progress of an order: the index of its current step. */
export function orderProgress(status: OrderStatus): Progress {
  if (status === 'CANCELLED') return { kind: 'cancelled' };
  if (status === 'PAYMENT_PENDING') return { kind: 'waiting-for-payment' };
  const step = lastFulfilmentStep(status);
  return { kind: 'under-way', stepIndex: step ? fulfilmentSteps.indexOf(step) : -1 };
}

const statusNotes: Partial<Record<OrderStatus, MessageDescriptor>> = {
  PICKING: msg`Your order is being packed right now.`,
  ATTEMPTED: msg`We came by but could not hand it over. We will contact you about a new time.`,
};

/** Note about an order that its timeline does not show; undefined if there is none. */
export const orderNote = (
  order: Pick<Order, 'o_status' | 'waits_for_twin'>,
): MessageDescriptor | undefined =>
  order.waits_for_twin
    ? msg`We confirm it as soon as the other order of this checkout is placed.`
    : statusNotes[order.o_status];

/** When an order reached a status; undefined if it has not. */
export const reachedAt = (
  history: readonly StatusChange[],
  status: OrderStatus,
): string | undefined => history.find((change) => change.status === status)?.at;

/** What happens to the payment when an order is cancelled. */
export function refundMessage(order: PaymentFields): MessageDescriptor {
  if (order.payment_status !== 1) return msg`Nothing was paid for it yet.`;
  return order.payment_method === 'WALLET'
    ? msg`What you paid goes back to your wallet at once.`
    : msg`What you paid goes back to where you paid from. Banks take 5 to 7 working days.`;
}
