import { formatRupeesShort } from '@sabuja/kit';
import { orderLimitDefaults } from './order-limits.ts';
import { DEFAULT_STOCK_MESSAGE_TIME, isTimeOfDay, readPaymentMethods } from './shop-settings.ts';

/** The group of a setting, and its default value. */
type Base = {
  group: 'checkout' | 'limits' | 'delivery' | 'privacy' | 'catalogue' | 'stock';
  default: string;
};
type NumberDefinition = Base & { kind: 'rupees' | 'count'; minimum: number; maximum: number };
type Definition =
  | NumberDefinition
  | (Base & { kind: 'methods' | 'categories' | 'time' | 'switch' });

const limit = (key: keyof typeof orderLimitDefaults, kind: 'rupees' | 'count', maximum: number) =>
  ({
    group: 'limits',
    kind,
    default: String(orderLimitDefaults[key]),
    minimum: 0,
    maximum,
  }) as const;

/** A setting of days within which a request about personal data is answered: the rules of 2025 allow 90 at most. */
const answerDays = (defaultDays: number) =>
  ({
    group: 'privacy',
    kind: 'count',
    default: String(defaultDays),
    minimum: 1,
    maximum: 90,
  }) as const;

/** The value of a switch that is on; off is empty. */
export const SWITCHED_ON = '1';

/** Every setting that staff may change. In the group `limits`, 0 means no limit. */
export const settingDefinitions = {
  MIN_ORDER_AMOUNT: {
    group: 'checkout',
    kind: 'rupees',
    default: '0',
    minimum: 0,
    maximum: 100_000,
  },
  PAYMENT_METHODS: { group: 'checkout', kind: 'methods', default: '' },
  MAX_UNITS_GROCERY: limit('MAX_UNITS_GROCERY', 'count', 10_000),
  MAX_UNITS_KITCHEN: limit('MAX_UNITS_KITCHEN', 'count', 10_000),
  MAX_CASH_DUE: limit('MAX_CASH_DUE', 'rupees', 1_000_000),
  MAX_CASH_DUE_FIRST_ORDERS: limit('MAX_CASH_DUE_FIRST_ORDERS', 'rupees', 1_000_000),
  MAX_OPEN_CHECKOUTS: limit('MAX_OPEN_CHECKOUTS', 'count', 1000),
  MAX_UNPAID_CHECKOUTS: limit('MAX_UNPAID_CHECKOUTS', 'count', 1000),
  MAX_ABANDONED_CHECKOUTS: limit('MAX_ABANDONED_CHECKOUTS', 'count', 1000),
  DELIVERY_PHOTO_NEEDED: { group: 'delivery', kind: 'switch', default: '' },
  PRIVACY_DAYS_EXPORT: answerDays(30),
  PRIVACY_DAYS_CORRECT: answerDays(15),
  PRIVACY_DAYS_DELETE: answerDays(30),
  PRIVACY_DAYS_NOMINEE: answerDays(15),
  PRIVACY_DAYS_WITHDRAW: answerDays(3),
  VEG_NONVEG_TOGGLE_IGNORE: { group: 'catalogue', kind: 'categories', default: '' },
  STOCK_MESSAGE_TIME: { group: 'stock', kind: 'time', default: DEFAULT_STOCK_MESSAGE_TIME },
} as const satisfies Readonly<Record<string, Definition>>;
export type SettingKey = keyof typeof settingDefinitions;
export const settingKeys = Object.keys(settingDefinitions) as SettingKey[];

export const isSettingKey = (key: string): key is SettingKey =>
  Object.hasOwn(settingDefinitions, key);

/** Why a value is refused, for a message. */
export type SettingProblem =
  | { kind: 'rupees' | 'count'; minimum: string; maximum: string }
  | { kind: 'methods' | 'categories' | 'time' | 'switch' };

/** Parses the input for a setting: returns the value to store, or why the input is refused. */
export function parseSetting(
  key: SettingKey,
  input: string,
): { value: string } | { problem: SettingProblem } {
  const definition: Definition = settingDefinitions[key];
  const value = input.trim();
  if ('minimum' in definition) return parseNumber(definition, value);
  if (definition.kind === 'methods') {
    const methods = readPaymentMethods(value);
    const named = value.split(',').filter((name) => name.trim() !== '');
    return methods.length > 0 && methods.length === named.length
      ? { value: methods.join(',') }
      : { problem: { kind: 'methods' } };
  }
  if (definition.kind === 'time')
    return isTimeOfDay(value) ? { value } : { problem: { kind: 'time' } };
  if (definition.kind === 'switch')
    return value === '' || value === SWITCHED_ON ? { value } : { problem: { kind: 'switch' } };
  return /^(\d{1,10}(\s*,\s*\d{1,10})*)?$/.test(value)
    ? { value: value.replace(/\s/g, '') }
    : { problem: { kind: 'categories' } };
}

function parseNumber({ kind, minimum, maximum }: NumberDefinition, value: string) {
  const isWellFormed = (kind === 'rupees' ? /^\d{1,9}(\.\d{1,2})?$/ : /^\d{1,9}$/).test(value);
  const number = Number(value);
  if (isWellFormed && number >= minimum && number <= maximum) return { value: String(number) };
  const show = kind === 'rupees' ? formatRupeesShort : String;
  return { problem: { kind, minimum: show(minimum), maximum: show(maximum) } };
}
