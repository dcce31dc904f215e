import { nearestPaise, type Paise } from '@sabuja/kit';

/** The payment methods, as the setting and orders name them. */
export const paymentMethods = ['COD', 'ONLINE', 'WALLET'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  (paymentMethods as readonly unknown[]).includes(value);

/**
 * The payment methods of the setting PAYMENT_METHODS, separated by commas, in its order, each once and in
 * either case; unknown names are left out.
 */
export function readPaymentMethods(setting: string | undefined): PaymentMethod[] {
  const names = (setting ?? '').split(',').map((name) => name.trim().toUpperCase());
  return [...new Set(names.filter(isPaymentMethod))];
}

/**
 * The minimum amount of a checkout before any discount (paise), from the setting MIN_ORDER_AMOUNT: rupees as
 * text; 0 when it is missing, not a number, or not above 0.
 */
export function readMinimumOrder(setting: string | undefined): Paise {
  const amount = Number(setting ?? '');
  return Number.isFinite(amount) && amount > 0 ? nearestPaise(amount) : 0;
}
