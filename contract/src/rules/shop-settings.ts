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

/** When the morning message about the stock is sent, in India. */
export const DEFAULT_STOCK_MESSAGE_TIME = '06:30';

/** Whether a text is a time of a day with 24 hours, such as '06:30'. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The minute of the day of the morning message about the stock; by default when the setting is missing or no time. */
export function readStockMessageMinute(setting: string | undefined): number {
  const time = setting?.trim() ?? '';
  const [hours, minutes] = (isTimeOfDay(time) ? time : DEFAULT_STOCK_MESSAGE_TIME).split(':');
  return Number(hours) * 60 + Number(minutes);
}
