import { nearestPaise, type Paise } from '@sabuja/kit';

/** The settings of these limits. */
export const orderLimitSettings = [
  'MAX_UNITS_GROCERY',
  'MAX_UNITS_KITCHEN',
  'MAX_CASH_DUE',
  'MAX_CASH_DUE_FIRST_ORDERS',
  'MAX_OPEN_CHECKOUTS',
  'MAX_UNPAID_CHECKOUTS',
] as const;
export type OrderLimitSetting = (typeof orderLimitSettings)[number];

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
  const read = (key: OrderLimitSetting, standard: number): number => {
    const text = settings.get(key)?.trim() || String(standard);
    const value = Number(text);
    if (!Number.isFinite(value) || value < 0) return standard;
    return value === 0 ? Number.POSITIVE_INFINITY : value;
  };
  const amount = (key: OrderLimitSetting, standard: number): Paise => {
    const rupees = read(key, standard);
    return Number.isFinite(rupees) ? nearestPaise(rupees) : rupees;
  };
  return {
    units: {
      GROCERY: Math.ceil(read('MAX_UNITS_GROCERY', 20)),
      KITCHEN: Math.ceil(read('MAX_UNITS_KITCHEN', 200)),
    },
    cashDue: amount('MAX_CASH_DUE', 10_000),
    firstCashDue: amount('MAX_CASH_DUE_FIRST_ORDERS', 3000),
    openCheckouts: Math.ceil(read('MAX_OPEN_CHECKOUTS', 6)),
    unpaidCheckouts: Math.ceil(read('MAX_UNPAID_CHECKOUTS', 2)),
  };
}
