import type { Failure } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { AddressReader, Spender } from '../identity/index.ts';
import type { Notify, PrepareNotification } from '../notifications/index.ts';
import type { PaymentDeps } from '../payments/index.ts';
import type { NewOrder } from './orders-store.ts';
import type { ValidatedOrder } from './validate-order.ts';

export type OrderDeps = {
  db: Db;
  clock: Clock;
  notify: Notify;
  payments: PaymentDeps;
};

/** Dependencies of placing an order: its notification is written in the statement that writes the order. */
export type PlaceOrderDeps = OrderDeps & { prepareNotification: PrepareNotification };

export type Buyer = { customerId: number; customerUid: string };
/**
 * Who places a buyer's order: the buyer, or a member of staff for a caller. The rules are the same; the placer decides
 * who may spend from the wallet, which saved addresses can be used, and what is recorded in addition to the order.
 */
export type Placer = {
  actor: 'customer' | 'staff';
  /** The id of the member of staff; null when the customer places the order. */
  memberId: number | null;
  reader: AddressReader;
  /** Refuses an order that the placer may not place. For wallet payments, only the buyer is locked before. */
  checkOrder: (
    tx: Tx,
    order: ValidatedOrder,
    now: Date,
  ) => Promise<Failure<'STEP_UP_NEEDED'> | Failure<'WALLET_HELD', { until: Date }> | undefined>;
  /** True when name and address are withheld from the account. */
  hidesRecipient: (tx: Tx) => Promise<boolean>;
  /** Called in the transaction of the order, after it is written. */
  afterPlaced: (tx: Tx, order: PlacedRow, now: Date) => Promise<void>;
};
type PlacedRow = Pick<NewOrder, 'uid' | 'status' | 'final_paise' | 'payment_method' | 'twin_until'>;

/** A buyer who may pay from their wallet, if their session and device allow it. */
export type SpendingBuyer = Buyer & Spender;
