import type { PaymentMethod } from '@sabuja/contract';
import { readMinimumOrder, readPaymentMethods } from '@sabuja/contract/rules/shop-settings';
import type { Paise } from '@sabuja/kit';
import { cachedByRevision } from '../../platform/cache/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findShopProfile, listSettings } from './content-store.ts';

const loadSettings = cachedByRevision('content', listSettings);
const loadProfile = cachedByRevision('content', findShopProfile);

/** The least a checkout must come to before any discount. */
export const findMinimumOrder = async (db: Db | Tx): Promise<Paise> =>
  readMinimumOrder((await loadSettings(db)).get('MIN_ORDER_AMOUNT'));

/** Whether the shop takes payments by a method. */
export const acceptsMethod = async (db: Db | Tx, method: PaymentMethod): Promise<boolean> =>
  readPaymentMethods((await loadSettings(db)).get('PAYMENT_METHODS')).includes(method);

/** What the shop calls itself in its messages; undefined while its facts are not written. */
export const findShopName = async (db: Db | Tx): Promise<string | undefined> =>
  (await loadProfile(db))?.name;
