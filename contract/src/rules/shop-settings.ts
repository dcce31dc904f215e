import { nearestPaise, type Paise } from '@sabuja/kit';

/** The payment methods, as the setting and orders name them. */
export const paymentMethods = ['COD', 'ONLINE', 'WALLET'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  (paymentMethods as readonly unknown[]).includes(value);

/**
 * Reads the payment methods from the setting PAYMENT_METHODS: names in upper or lower case, separated by commas.
 * Returns each once, in the order of the setting; unknown names are ignored.
 */
export function readPaymentMethods(setting: string | undefined): PaymentMethod[] {
  const names = (setting ?? '').split(',').map((name) => name.trim().toUpperCase());
  return [...new Set(names.filter(isPaymentMethod))];
}

/**
 * The minimum amount of a checkout before any discount, in paise, from the setting MIN_ORDER_AMOUNT (rupees as
 * text); 0 when the setting is missing, not a number, or not above 0.
 */
export function readMinimumOrder(setting: string | undefined): Paise {
  const amount = Number(setting ?? '');
  return Number.isFinite(amount) && amount > 0 ? nearestPaise(amount) : 0;
}

/** The default time (IST) of the morning message about the stock. */
export const DEFAULT_STOCK_MESSAGE_TIME = '06:30';

/** Whether a text is a time of day in the 24-hour format, such as '06:30'. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The minute of the day (IST) of the morning message about the stock; a missing or invalid setting has the default. */
export function readStockMessageMinute(setting: string | undefined): number {
  const time = setting?.trim() ?? '';
  const [hours, minutes] = (isTimeOfDay(time) ? time : DEFAULT_STOCK_MESSAGE_TIME).split(':');
  return Number(hours) * 60 + Number(minutes);
}
