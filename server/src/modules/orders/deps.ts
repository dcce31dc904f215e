import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Tell } from '../notifications/index.ts';
import type { PaymentDeps } from '../payments/index.ts';

export type OrderDeps = {
  db: Db;
  clock: Clock;
  tell: Tell;
  payments: PaymentDeps;
};

/** The customer who orders. */
export type Buyer = { customerId: number; customerUid: string };
