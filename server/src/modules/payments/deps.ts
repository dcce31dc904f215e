import type { Failure, Paise } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { LocalizedName, Message } from '../../platform/texts/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { PaymentProvider } from './provider.ts';

export type PaymentDeps = {
  db: Db;
  clock: Clock;
  /**
   * The first provider takes new payments; each settles and refunds the payments that it took. Empty when online
   * payment is disabled.
   */
  providers: readonly PaymentProvider[];
  notify: Notify;
  /** Logs an alarm that needs the attention of staff. */
  alarm: (details: object, message: string) => void;
  count: CountPaymentEvent;
  fulfilment: PaymentFulfilment;
};

/** The provider with this stored name; undefined when the shop has no settings of it now. */
export const findProvider = (
  { providers }: Pick<PaymentDeps, 'providers'>,
  name: string,
): PaymentProvider | undefined => providers.find((provider) => provider.name === name);

/** Counts payment events for the metrics. */
export type CountPaymentEvent = (
  event: 'applied' | 'webhook' | 'refund' | 'reconciled' | 'reversal',
  outcome: string,
) => void;

type PayableOrder = { uid: string; amount: Paise; awaitsPayment: boolean };

/** The refusal of a plan, with the message and status of the wallet module. */
type PlanRefusal = Failure<'PLAN_REFUSED', { status: 422; message: Message; field?: string }>;

/** Ports to the modules that payments are for (orders, wallet). All run in the caller's transaction. */
export type PaymentFulfilment = {
  /** Returns those of the orders that are the customer's own and paid online. */
  listPayableOrders: (
    tx: Db | Tx,
    orders: { customerId: number; uids: readonly string[] },
  ) => Promise<PayableOrder[]>;
  /**
   * Marks as paid and places those of the orders that still await exactly their amount; returns their uids. Called once
   * for each payment.
   */
  payOrders: (tx: Tx, paid: PaidOrders) => Promise<string[]>;
  /** Returns the amount that is still due for an order and may be paid by a link, in paise. */
  readDue: (tx: Db | Tx, uid: string) => Promise<Paise>;
  /**
   * Applies money from a link to the amount due for an order; returns the amount that it used (paise), which may be 0.
   * Called once for each payment.
   */
  payDue: (tx: Tx, paid: PaidDue) => Promise<Paise>;
  /** Returns the plan version that a recharge of `amount` may buy; refused when the chosen version had other terms. */
  validatePlanChoice: (
    tx: Tx,
    choice: { subscriptionId: number; subscriptionVersion: number | undefined; amount: Paise },
  ) => Promise<PlanRefusal | { version: number }>;
  creditWallet: (
    tx: Tx,
    recharge: {
      customerId: number;
      paymentId: string;
      amount: Paise;
      subscriptionId: number | undefined;
      subscriptionVersion: number | undefined;
      now: Date;
    },
  ) => Promise<void>;
  /** Credits the wallet with a refund that failed; returns the reference of the wallet entry. */
  creditFailedRefund: (tx: Tx, credit: FailedRefundCredit) => Promise<string>;
  /** Takes credited money back, once for each reference; returns the part that the customer owes since it was spent. */
  takeFromWallet: (tx: Tx, reversal: WalletReversal) => Promise<{ owed: Paise }>;
  /** Restores what `takeFromWallet` took with this reference. */
  restoreWallet: (tx: Tx, reversal: WalletReversal) => Promise<void>;
  /**
   * Suspends the plan of a recharge of which too little is left, or lets it apply again; returns the plan when it is
   * suspended, with its cashback and the part of it that the customer owes (paise).
   */
  updateSuspension: (
    tx: Tx,
    reversed: {
      customerId: number;
      paymentId: string;
      reversalId: string;
      left: Paise;
      now: Date;
    },
  ) => Promise<SuspendedPlan | undefined>;
};

/** `orderUid`: the order that the refund is for, if it is for one. */
export type FailedRefundCredit = {
  customerId: number;
  refundId: number;
  paymentId: string;
  orderUid: string | undefined;
  amount: Paise;
  now: Date;
};

export type SuspendedPlan = { name: LocalizedName; cashback: Paise; owed: Paise };

/** `reference`: the provider's id of the refund or dispute. */
type WalletReversal = { customerId: number; reference: string; amount: Paise; now: Date };

export type PaidOrders = {
  orders: readonly { uid: string; amount: Paise }[];
  paymentId: string;
  providerOrderId: string;
  now: Date;
};

export type PaidDue = {
  uid: string;
  amount: Paise;
  paymentId: string;
  providerOrderId: string;
  now: Date;
};
