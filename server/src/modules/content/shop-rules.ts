import type { PaymentMethod } from '@sabuja/contract';
import { type Paise, toPaise } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findSetting } from './content-store.ts';

/** The least a checkout must come to before discount; 0 when the setting is missing or not a number. */
export async function minimumOrder(db: Db | Tx): Promise<Paise> {
  const amount = Number(await findSetting(db, 'MIN_ORDER_AMOUNT'));
  return Number.isFinite(amount) && amount > 0 ? toPaise(Math.round(amount * 100) / 100) : 0;
}

/** The ways of paying whose rooms are built. */
const settled = ['COD', 'WALLET'] as const satisfies readonly PaymentMethod[];

/** The ways of paying that the shop takes: those its setting names, of those it can settle. */
export async function paymentMethods(db: Db | Tx): Promise<Set<PaymentMethod>> {
  const text = (await findSetting(db, 'PAYMENT_METHODS')) ?? '';
  const named = text.split(',').map((name) => name.trim());
  return new Set(settled.filter((method) => named.includes(method)));
}
