import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Department, Lateness, OrderStatus, PaymentMethod } from '@sabuja/contract';
import { isStepBack } from '@sabuja/contract/rules/order-status';

export type Tone = 'leaf' | 'haldi' | 'chilli' | 'plain';

/** Label and tint of each order status for staff. */
export const statusLabels: Record<OrderStatus, { text: MessageDescriptor; tone: Tone }> = {
  PAYMENT_PENDING: { text: msg`Awaiting payment`, tone: 'plain' },
  PLACED: { text: msg`To confirm`, tone: 'haldi' },
  CONFIRMED: { text: msg`To pick`, tone: 'leaf' },
  PICKING: { text: msg`Picking`, tone: 'haldi' },
  PACKED: { text: msg`Packed`, tone: 'leaf' },
  OUT_FOR_DELIVERY: { text: msg`On its way`, tone: 'leaf' },
  ATTEMPTED: { text: msg`Not delivered`, tone: 'chilli' },
  DELIVERED: { text: msg`Delivered`, tone: 'plain' },
  CANCELLED: { text: msg`Cancelled`, tone: 'plain' },
};

/** Label of the action that moves an order from one status to another. */
export function transitionLabel(from: OrderStatus, to: OrderStatus): MessageDescriptor {
  if (!isStepBack(from, to)) return transitionLabels[to];
  return to === 'CONFIRMED' ? msg`Release` : msg`Back in the shop`;
}

/** Labels of the actions that take an order on. */
export const transitionLabels: Record<OrderStatus, MessageDescriptor> = {
  PAYMENT_PENDING: msg`Await payment`,
  PLACED: msg`Place`,
  CONFIRMED: msg`Confirm`,
  PICKING: msg`Start picking`,
  PACKED: msg`Mark packed`,
  OUT_FOR_DELIVERY: msg`Send out`,
  ATTEMPTED: msg`Not delivered`,
  DELIVERED: msg`Mark delivered`,
  CANCELLED: msg`Cancel`,
};

export const latenessLabels: Record<Lateness, MessageDescriptor> = {
  on_time: msg`On time`,
  soon: msg`Due now`,
  late: msg`Late`,
};

export const departmentLabels: Record<Department, MessageDescriptor> = {
  GROCERY: msg`Grocery`,
  KITCHEN: msg`Kitchen`,
};

export const paymentLabels: Record<PaymentMethod, MessageDescriptor> = {
  COD: msg`Cash`,
  ONLINE: msg`Online`,
  WALLET: msg`Wallet`,
};
