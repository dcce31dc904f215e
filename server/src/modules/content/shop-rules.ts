import type { PaymentMethod } from '@sabuja/contract';
import { type Paise, toPaise } from '@sabuja/kit';
import { kept } from '../../platform/cache/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findShopFacts, listSettings } from './content-store.ts';

const settings = kept('content', listSettings);
const facts = kept('content', findShopFacts);

/** The least a checkout must come to before discount; 0 when the setting is missing or not a number. */
export async function minimumOrder(db: Db | Tx): Promise<Paise> {
  const amount = Number((await settings(db)).get('MIN_ORDER_AMOUNT'));
  return Number.isFinite(amount) && amount > 0 ? toPaise(Math.round(amount * 100) / 100) : 0;
}

/** The ways of paying whose rooms are built. */
const settled = ['COD', 'WALLET', 'ONLINE'] as const satisfies readonly PaymentMethod[];

/** The ways of paying that the shop takes: those its setting names, of those it can settle. */
export async function paymentMethods(db: Db | Tx): Promise<Set<PaymentMethod>> {
  const text = (await settings(db)).get('PAYMENT_METHODS') ?? '';
  const named = text.split(',').map((name) => name.trim());
  return new Set(settled.filter((method) => named.includes(method)));
}

/** What the shop calls itself in its messages; undefined while its facts are not written. */
export const shopName = async (db: Db | Tx): Promise<string | undefined> => (await facts(db))?.name;
