import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Department, PaymentMethod } from '@sabuja/contract';
import { departmentTexts } from './department-texts.ts';

/** Day and time slot of one department's delivery; empty until chosen. */
export type DeliveryChoice = { date: string; slotId: number | undefined };

/** What the customer has chosen so far. */
export type CheckoutForm = {
  delivery: Record<Department, DeliveryChoice>;
  occasion: string;
  members: string;
  addressUid: string;
  payment: PaymentMethod | '';
};

export const emptyForm: CheckoutForm = {
  delivery: {
    KITCHEN: { date: '', slotId: undefined },
    GROCERY: { date: '', slotId: undefined },
  },
  occasion: '',
  members: '1',
  addressUid: '',
  payment: '',
};

/** The order in which departments stand on the screen. */
export const departments: readonly Department[] = ['KITCHEN', 'GROCERY'];

export const paymentLabel: Record<PaymentMethod, MessageDescriptor> = {
  COD: msg`Cash on Delivery`,
  ONLINE: msg`Online Payment`,
  WALLET: msg`Wallet Payment`,
};

/** Fields still to be filled for the departments being ordered, by the names the message uses. */
export function missingFields(
  form: CheckoutForm,
  ordered: readonly Department[],
): MessageDescriptor[] {
  const missing: MessageDescriptor[] = [];
  for (const department of departments.filter((name) => ordered.includes(name))) {
    const { date, slotId } = form.delivery[department];
    if (date === '') missing.push(departmentTexts[department].date);
    if (slotId === undefined) missing.push(departmentTexts[department].slot);
  }
  if (form.addressUid === '') missing.push(msg`Address`);
  if (form.payment === '') missing.push(msg`Payment Method`);
  return missing;
}

/** `fields`: the names of the missing fields, with commas between. */
export const missingMessage = (fields: string): MessageDescriptor =>
  msg`Please fill in the following fields: ${fields}`;

/** Count of Members as a number: 1 at least, whole, and what the server can take. */
export function memberCount(text: string): number {
  const count = Math.floor(Number(text));
  return Number.isFinite(count) ? Math.min(5000, Math.max(1, count)) : 1;
}

/** A slot chosen for a department, by day and time range. */
export type ChosenSlot = { date: string; slotName: string };

/**
 * One delivery brings both orders when their day and time range are the same. Each department has
 * slots of its own, so ranges are compared by name.
 */
export function isSameDelivery(
  kitchen: ChosenSlot | undefined,
  grocery: ChosenSlot | undefined,
): boolean {
  if (kitchen === undefined || grocery === undefined) return false;
  return kitchen.date === grocery.date && kitchen.slotName === grocery.slotName;
}

/** The payment methods this screen can carry out, in the order of the shop's setting. */
export function offeredPayments(
  setting: string | undefined,
  supported: readonly PaymentMethod[],
): PaymentMethod[] {
  const named = (setting ?? '').split(',').map((name) => name.trim().toUpperCase());
  return named.flatMap((name) => supported.filter((method) => method === name));
}
