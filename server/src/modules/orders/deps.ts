import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Spender } from '../identity/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { PaymentDeps } from '../payments/index.ts';

export type OrderDeps = {
  db: Db;
  clock: Clock;
  notify: Notify;
  payments: PaymentDeps;
};

export type Buyer = { customerId: number; customerUid: string };
/** A buyer who may pay from their wallet, if their session and device allow it. */
export type SpendingBuyer = Buyer & Spender;
