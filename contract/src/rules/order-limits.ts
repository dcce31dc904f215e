import { nearestPaise, type Paise } from '@sabuja/kit';

/** The settings of these limits with their defaults; amounts in rupees. */
export const orderLimitDefaults = {
  MAX_UNITS_GROCERY: 20,
  MAX_UNITS_KITCHEN: 200,
  MAX_CASH_DUE: 10_000,
  MAX_CASH_DUE_FIRST_ORDERS: 3000,
  MAX_OPEN_CHECKOUTS: 6,
  MAX_UNPAID_CHECKOUTS: 2,
} as const;
export type OrderLimitSetting = keyof typeof orderLimitDefaults;
/** The names of the settings. */
export const orderLimitSettings = Object.keys(orderLimitDefaults) as OrderLimitSetting[];

/** What one customer may order at once. `Infinity` is no limit. */
export type OrderLimits = {
  /** Units of one product in an order, by its department. */
  units: Readonly<Record<'KITCHEN' | 'GROCERY', number>>;
  /** Paise: cash due over all open orders, and before the customer's first delivered order. */
  cashDue: Paise;
  firstCashDue: Paise;
  /** Checkouts with an order neither delivered nor cancelled, and with one that awaits its payment. */
  openCheckouts: number;
  unpaidCheckouts: number;
};

/** The limits by the shop's settings. A missing or unreadable setting has its default, 0 is no limit. */
export function readOrderLimits(settings: ReadonlyMap<string, string>): OrderLimits {
  const read = (key: OrderLimitSetting): number => {
    const standard = orderLimitDefaults[key];
    const text = settings.get(key)?.trim() || String(standard);
    const value = Number(text);
    if (!Number.isFinite(value) || value < 0) return standard;
    return value === 0 ? Number.POSITIVE_INFINITY : value;
  };
  const amount = (key: OrderLimitSetting): Paise => {
    const rupees = read(key);
    return Number.isFinite(rupees) ? nearestPaise(rupees) : rupees;
  };
  return {
    units: {
      GROCERY: Math.ceil(read('MAX_UNITS_GROCERY')),
      KITCHEN: Math.ceil(read('MAX_UNITS_KITCHEN')),
    },
    cashDue: amount('MAX_CASH_DUE'),
    firstCashDue: amount('MAX_CASH_DUE_FIRST_ORDERS'),
    openCheckouts: Math.ceil(read('MAX_OPEN_CHECKOUTS')),
    unpaidCheckouts: Math.ceil(read('MAX_UNPAID_CHECKOUTS')),
  };
}
