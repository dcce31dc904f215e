import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Department, PaymentMethod } from '@sabuja/contract';
import { MAX_OCCASION_MEMBERS } from '@sabuja/contract/limits';
import { departments } from '@sabuja/contract/rules/departments';
import type { MissingChoice } from '@sabuja/contract/rules/if-missing';

/** Date and time slot of one department's delivery; empty until selected. */
export type DeliveryChoice = { date: string; slotId: number | undefined };

/** The customer's selections so far. */
export type CheckoutForm = {
  delivery: Record<Department, DeliveryChoice>;
  occasion: string;
  members: string;
  /** The name of a customer whose profile has none. */
  customerName: string;
  addressUid: string;
  payment: PaymentMethod | '';
  ifMissing: MissingChoice | '';
  /** The entered coupon code, even if the server refuses it; empty without one. */
  coupon: string;
  /** What to do if a line is missing, by cart line; `ifMissing` applies to the other lines. */
  lineChoices: Readonly<Record<number, MissingChoice>>;
  /** Notes for the picker by cart line. */
  notes: Readonly<Record<number, string>>;
};

export const emptyForm: CheckoutForm = {
  delivery: {
    KITCHEN: { date: '', slotId: undefined },
    GROCERY: { date: '', slotId: undefined },
  },
  occasion: '',
  members: '1',
  customerName: '',
  addressUid: '',
  payment: '',
  ifMissing: '',
  coupon: '',
  lineChoices: {},
  notes: {},
};

/** A field required to place an order. */
export type RequiredField = `${Department}.${'date' | 'slot'}` | 'address' | 'payment';

/** Names of the fields in the message about missing fields (S5.13). */
export const fieldNames: Record<RequiredField, MessageDescriptor> = {
  'KITCHEN.date': msg`Kitchen Date`,
  'KITCHEN.slot': msg`Kitchen Time Slot`,
  'GROCERY.date': msg`Grocery Date`,
  'GROCERY.slot': msg`Grocery Time Slot`,
  address: msg`Address`,
  payment: msg`Payment Method`,
};

/** Error shown at each missing field. */
export const fieldErrors: Record<RequiredField, MessageDescriptor> = {
  'KITCHEN.date': msg`Choose the date.`,
  'KITCHEN.slot': msg`Choose the time slot.`,
  'GROCERY.date': msg`Choose the date.`,
  'GROCERY.slot': msg`Choose the time slot.`,
  address: msg`Choose the address.`,
  payment: msg`Choose the payment type.`,
};

/** Shown where the payment types failed to load, without which there are no amounts either. */
export const paymentTypesFailedMessage = msg`The payment types could not be loaded.`;

/** Required fields that are missing for the ordered departments. */
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

/** Message about missing fields; `fields` are their names, comma-separated. */
export const missingMessage = (fields: string): MessageDescriptor =>
  msg`Please fill in the following fields: ${fields}`;

/** The field named by the server's rejection, if it is on this screen. */
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

/** Parses Count of Members: an integer, at least 1 and at most what the server accepts. */
export function memberCount(text: string): number {
  const count = Math.floor(Number(text));
  return Number.isFinite(count) ? Math.min(MAX_OCCASION_MEMBERS, Math.max(1, count)) : 1;
}

/** The selected slot of a department, by date and time range. */
export type SelectedSlot = { date: string; slotName: string };

/**
 * True if one delivery serves both orders: same date and time range ('same' mode, S4g.3). Each
 * department has its own slots, so ranges are compared by name.
 */
export function isSameDelivery(
  kitchen: SelectedSlot | undefined,
  grocery: SelectedSlot | undefined,
): boolean {
  if (kitchen === undefined || grocery === undefined) return false;
  return kitchen.date === grocery.date && kitchen.slotName === grocery.slotName;
}

type DepartmentTexts = Record<'name' | 'order' | 'details' | 'selectSlot', MessageDescriptor>;

/** Labels of each department's parts of the checkout. */
export const departmentTexts: Record<Department, DepartmentTexts> = {
  KITCHEN: {
    name: msg`Kitchen`,
    order: msg`Kitchen Order`,
    details: msg`Kitchen Order Details`,
    selectSlot: msg`Select Kitchen Time Slot`,
  },
  GROCERY: {
    name: msg`Grocery`,
    order: msg`Grocery Order`,
    details: msg`Grocery Order Details`,
    selectSlot: msg`Select Grocery Time Slot`,
  },
};
