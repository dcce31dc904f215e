import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Department, PaymentMethod } from '@sabuja/contract';

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

/** What an order cannot do without. */
export type RequiredField = `${Department}.${'date' | 'slot'}` | 'address' | 'payment';

/** What the message about missing fields calls each. */
export const fieldNames: Record<RequiredField, MessageDescriptor> = {
  'KITCHEN.date': msg`Kitchen Date`,
  'KITCHEN.slot': msg`Kitchen Time Slot`,
  'GROCERY.date': msg`Grocery Date`,
  'GROCERY.slot': msg`Grocery Time Slot`,
  address: msg`Address`,
  payment: msg`Payment Method`,
};

/** What stands beside each when it is missing. */
export const fieldErrors: Record<RequiredField, MessageDescriptor> = {
  'KITCHEN.date': msg`Choose the date.`,
  'KITCHEN.slot': msg`Choose the time slot.`,
  'GROCERY.date': msg`Choose the date.`,
  'GROCERY.slot': msg`Choose the time slot.`,
  address: msg`Choose the address.`,
  payment: msg`Choose the payment type.`,
};

/** Fields still to be filled for the departments being ordered. */
export function missingFields(form: CheckoutForm, ordered: readonly Department[]): RequiredField[] {
  const missing: RequiredField[] = [];
  for (const department of departments.filter((name) => ordered.includes(name))) {
    const { date, slotId } = form.delivery[department];
    if (date === '') missing.push(`${department}.date`);
    if (slotId === undefined) missing.push(`${department}.slot`);
  }
  if (form.addressUid === '') missing.push('address');
  if (form.payment === '') missing.push('payment');
  return missing;
}

/** `fields`: the names of the missing fields, with commas between. */
export const missingMessage = (fields: string): MessageDescriptor =>
  msg`Please fill in the following fields: ${fields}`;

/** The field that a refusal of the server names, when it stands on this screen. */
export function fieldOfProblem(
  name: string | undefined,
  department: Department,
): RequiredField | undefined {
  switch (name) {
    case 'delivery_date':
      return `${department}.date`;
    case 'delivery_slot':
      return `${department}.slot`;
    case 'pincode':
    case 'address':
    case 'customer_address':
      return 'address';
    case 'payment_method':
      return 'payment';
    default:
      return undefined;
  }
}

/** Count of Members as a number: 1 at least, whole, and what the server can take. */
export function memberCount(text: string): number {
  const count = Math.floor(Number(text));
  return Number.isFinite(count) ? Math.min(5000, Math.max(1, count)) : 1;
}

/** A slot chosen for a department, by day and time range. */
export type SelectedSlot = { date: string; slotName: string };

/**
 * One delivery brings both orders when their day and time range are the same. Each department has
 * slots of its own, so ranges are compared by name.
 */
export function isSameDelivery(
  kitchen: SelectedSlot | undefined,
  grocery: SelectedSlot | undefined,
): boolean {
  if (kitchen === undefined || grocery === undefined) return false;
  return kitchen.date === grocery.date && kitchen.slotName === grocery.slotName;
}
