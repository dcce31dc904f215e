import type { PaymentMethod } from '@sabuja/contract';
import { readMinimumOrder, readPaymentMethods } from '@sabuja/contract/rules/shop-settings';
import type { Paise } from '@sabuja/kit';
import { kept } from '../../platform/cache/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findShopFacts, listSettings } from './content-store.ts';

const settings = kept('content', listSettings);
const facts = kept('content', findShopFacts);

/** The least a checkout must come to before any discount. */
export const minimumOrder = async (db: Db | Tx): Promise<Paise> =>
  readMinimumOrder((await settings(db)).get('MIN_ORDER_AMOUNT'));

/** Whether the shop takes payments by a method. */
export const acceptsMethod = async (db: Db | Tx, method: PaymentMethod): Promise<boolean> =>
  readPaymentMethods((await settings(db)).get('PAYMENT_METHODS')).includes(method);

/** What the shop calls itself in its messages; undefined while its facts are not written. */
export const shopName = async (db: Db | Tx): Promise<string | undefined> => (await facts(db))?.name;
