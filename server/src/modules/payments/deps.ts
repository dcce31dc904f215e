import type { Failure, Paise } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { PaymentProvider } from './provider.ts';

export type PaymentDeps = {
  db: Db;
  clock: Clock;
  /** Undefined when nothing can be paid online. */
  provider: PaymentProvider | undefined;
  notify: Notify;
  /** Raises an alarm in the log, for what needs a person. */
  alarm: (details: object, message: string) => void;
  count: CountPaymentEvent;
  paidFor: PaymentFulfilment;
};

/** Counts what happened, for whoever watches the shop. */
export type CountPaymentEvent = (
  event: 'applied' | 'webhook' | 'refund' | 'reconciled',
  outcome: string,
) => void;

export type PayableOrder = { uid: string; amount: Paise; awaitsPayment: boolean };

/** A plan that cannot be chosen, in the words and with the status of the room that knows plans. */
export type PlanRefusal = Failure<'PLAN_REFUSED', { status: 422; message: string; field?: string }>;

/** Ports to the rooms that know what money is for. All of them run in the caller's transaction. */
export type PaymentFulfilment = {
  /** The customer's own orders of these uids that are to be paid online. */
  listPayableOrders: (
    tx: Db | Tx,
    orders: { customerId: number; uids: readonly string[] },
  ) => Promise<PayableOrder[]>;
  /**
   * Makes orders paid that still wait for exactly this amount, and places them; answers which those
   * are. Called once for a payment.
   */
  payOrders: (tx: Tx, paid: PaidOrders) => Promise<string[]>;
  /** Nothing when a recharge of `amount` may buy the plan. */
  validatePlanChoice: (
    tx: Tx,
    choice: { subscriptionId: number; amount: Paise },
  ) => Promise<PlanRefusal | undefined>;
  creditWallet: (
    tx: Tx,
    recharge: {
      customerId: number;
      paymentId: string;
      amount: Paise;
      subscriptionId: number | undefined;
      now: Date;
    },
  ) => Promise<void>;
};

export type PaidOrders = {
  orders: readonly { uid: string; amount: Paise }[];
  paymentId: string;
  providerOrderId: string;
  now: Date;
};
