import type { PaymentMethod } from '@sabuja/contract';
import { type OrderLimits, readOrderLimits } from '@sabuja/contract/rules/order-limits';
import { type PrivacyKind, privacyDaySettings } from '@sabuja/contract/rules/privacy-requests';
import {
  parseSetting,
  SWITCHED_ON,
  settingDefinitions,
} from '@sabuja/contract/rules/setting-definitions';
import { DEFAULT_SHOP_NAME } from '@sabuja/contract/rules/shop-name';
import {
  readMinimumOrder,
  readPaymentMethods,
  readStockMessageMinute,
} from '@sabuja/contract/rules/shop-settings';
import type { Paise } from '@sabuja/kit';
import { cachedByRevision } from '../../platform/cache/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findShopProfile, listSettings } from './content-store.ts';

const loadSettings = cachedByRevision('content', listSettings);
const loadProfile = cachedByRevision('content', (db) => findShopProfile(db));

/**
 * The minimum amount of a checkout before any discount (paise); 0 when the setting is missing or not a
 * number.
 */
export const findMinimumOrder = async (db: Db | Tx): Promise<Paise> =>
  readMinimumOrder((await loadSettings(db)).get('MIN_ORDER_AMOUNT'));

/** Returns the limits of what one customer may order at once. */
export const findOrderLimits = async (db: Db | Tx): Promise<OrderLimits> =>
  readOrderLimits(await loadSettings(db));

/** Returns the limits as last read, possibly outdated; only for deciding what to prefetch. */
export function guessOrderLimits(): OrderLimits | undefined {
  const settings = loadSettings.guess();
  return settings && readOrderLimits(settings);
}

/** Returns within how many days a request about personal data must be answered. */
export async function findPrivacyDays(db: Db | Tx, kind: PrivacyKind): Promise<number> {
  const key = privacyDaySettings[kind];
  const parsed = parseSetting(key, (await loadSettings(db)).get(key) ?? '');
  return Number('value' in parsed ? parsed.value : settingDefinitions[key].default);
}

/** Whether the shop accepts a payment method. */
export const acceptsMethod = async (db: Db | Tx, method: PaymentMethod): Promise<boolean> =>
  readPaymentMethods((await loadSettings(db)).get('PAYMENT_METHODS')).includes(method);

/** Returns the minute of the day, in India, at which the morning message about the stock is due. */
export const findStockMessageMinute = async (db: Db | Tx): Promise<number> =>
  readStockMessageMinute((await loadSettings(db)).get('STOCK_MESSAGE_TIME'));

/** Whether a delivery without the customer's code needs a photo. */
export const needsDeliveryPhoto = async (db: Db | Tx): Promise<boolean> =>
  (await loadSettings(db)).get('DELIVERY_PHOTO_NEEDED') === SWITCHED_ON;

/** The shop's name in messages. */
export const readShopName = async (db: Db | Tx): Promise<string> =>
  (await loadProfile(db))?.name ?? DEFAULT_SHOP_NAME;
