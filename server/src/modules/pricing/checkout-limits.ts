import type { PaymentMethod } from '@sabuja/contract';
import type { Failure, Paise } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A checkout as the limits of a customer see it; `final` in paise. */
type LimitedCheckout = {
  customerId: number;
  paymentMethod: PaymentMethod;
  final: Paise;
};

/** Paise: the limit, and what is due already; `isFirst` before the customer's first delivered order. */
export type CashExcess = { limit: Paise; due: Paise; isFirst: boolean };

export type LimitFailure =
  | Failure<'CASH_LIMIT', CashExcess>
  | Failure<'OPEN_LIMIT', { limit: number }>
  | Failure<'UNPAID_LIMIT', { limit: number }>;

/** Port: whether a customer's open orders allow this checkout too; filled by the orders room. */
export type CheckLimits = (
  db: Db | Tx,
  checkout: LimitedCheckout,
) => Promise<LimitFailure | undefined>;
