import { nearestPaise, type Paise } from '@sabuja/kit';
import type { Department } from './departments.ts';

/** The settings of these limits with their defaults; amounts in rupees. */
export const orderLimitDefaults = {
  MAX_UNITS_GROCERY: 20,
  MAX_UNITS_KITCHEN: 200,
  MAX_CASH_DUE: 10_000,
  MAX_CASH_DUE_FIRST_ORDERS: 3000,
  MAX_OPEN_CHECKOUTS: 6,
  MAX_UNPAID_CHECKOUTS: 2,
  MAX_ABANDONED_CHECKOUTS: 6,
} as const;
export type OrderLimitSetting = keyof typeof orderLimitDefaults;
/** Cancelled checkouts count towards MAX_ABANDONED_CHECKOUTS for so long, in hours. */
export const ABANDONED_HOURS = 24;

/** The names of the settings that limit orders. */
export const orderLimitSettings = Object.keys(orderLimitDefaults) as OrderLimitSetting[];

/** The limits for the orders of one customer. `Infinity` means no limit. */
export type OrderLimits = {
  /** Maximum units of one product in an order, by department. */
  units: Readonly<Record<Department, number>>;
  /** Maximum cash due over all open orders, in paise; `firstCashDue` until the customer's first delivered order. */
  cashDue: Paise;
  firstCashDue: Paise;
  /** Maximum number of checkouts with an order that is not final, and of those with an order awaiting its payment. */
  openCheckouts: number;
  unpaidCheckouts: number;
  /** Maximum number of checkouts within ABANDONED_HOURS that were cancelled without their online payment. */
  abandonedCheckouts: number;
};

/** Reads the limits from the shop's settings. A missing or invalid setting has its default; 0 means no limit. */
export function readOrderLimits(settings: ReadonlyMap<string, string>): OrderLimits {
  const read = (key: OrderLimitSetting): number => {
    const defaultLimit = orderLimitDefaults[key];
    const text = settings.get(key)?.trim() || String(defaultLimit);
    const value = Number(text);
    if (!Number.isFinite(value) || value < 0) return defaultLimit;
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
    abandonedCheckouts: Math.ceil(read('MAX_ABANDONED_CHECKOUTS')),
  };
}
