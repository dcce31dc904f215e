import type { PaymentMethod } from '@sabuja/contract';
import type { Failure, Paise } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';

/** The data of a checkout that a customer's limits apply to; `final` in paise. */
type LimitedCheckout = {
  customerId: number;
  paymentMethod: PaymentMethod;
  final: Paise;
  now: Date;
};

/** The limit and the cash already due (paise); `isFirst` is true before the customer's first delivered order. */
export type CashExcess = { limit: Paise; due: Paise; isFirst: boolean };

export type LimitFailure =
  | Failure<'CASH_LIMIT', CashExcess>
  | Failure<'OPEN_LIMIT', { limit: number }>
  | Failure<'UNPAID_LIMIT', { limit: number }>
  | Failure<'ABANDONED_LIMIT', { limit: number }>;

/**
 * Port: checks whether a customer's limits allow another checkout beside their open orders; implemented by the orders
 * module.
 */
export type CheckLimits = (
  db: Db | Tx,
  checkout: LimitedCheckout,
) => Promise<LimitFailure | undefined>;
