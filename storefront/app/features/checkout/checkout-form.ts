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

export const departmentName: Record<Department, string> = {
  KITCHEN: 'Kitchen',
  GROCERY: 'Grocery',
};

export const paymentLabel: Record<PaymentMethod, string> = {
  COD: 'Cash on Delivery',
  ONLINE: 'Online Payment',
  WALLET: 'Wallet Payment',
};

/** Fields still to be filled for the departments being ordered, by the names the message uses. */
export function missingFields(form: CheckoutForm, ordered: readonly Department[]): string[] {
  const missing: string[] = [];
  for (const department of departments.filter((name) => ordered.includes(name))) {
    const { date, slotId } = form.delivery[department];
    if (date === '') missing.push(`${departmentName[department]} Date`);
    if (slotId === undefined) missing.push(`${departmentName[department]} Time Slot`);
  }
  if (form.addressUid === '') missing.push('Address');
  if (form.payment === '') missing.push('Payment Method');
  return missing;
}

export const missingMessage = (missing: readonly string[]): string =>
  `Please fill in the following fields: ${missing.join(', ')}`;

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
