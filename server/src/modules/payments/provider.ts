import type { Failure, Paise, Result } from '@sabuja/kit';

/**
 * The port to the payment provider. Its methods make network calls: never call them inside a transaction. Amounts are
 * in paise, the currency is INR.
 */
export type PaymentProvider = {
  /** What a page needs to open the provider's checkout. */
  readonly checkout: { readonly keyId: string; readonly scriptUrl: string };
  /**
   * Creates an order for one payment, captured automatically when authorized. After a time-out it may exist
   * nevertheless: check with `findOrderByReceipt`.
   */
  createOrder(request: NewProviderOrder): Promise<ProviderResult<ProviderOrder>>;
  findOrder(orderId: string): Promise<ProviderResult<ProviderOrder>>;
  /** Returns the order with this receipt; undefined when there is none. */
  findOrderByReceipt(receipt: string): Promise<ProviderResult<ProviderOrder | undefined>>;
  /** Returns all payments of an order, including failed ones. */
  listPayments(orderId: string): Promise<ProviderResult<ProviderPayment[]>>;
  findPayment(paymentId: string): Promise<ProviderResult<ProviderPayment>>;
  /** Captures an authorized payment. A second capture is refused as ALREADY_CAPTURED. */
  capture(payment: { paymentId: string; amount: Paise }): Promise<ProviderResult<ProviderPayment>>;
  /** Refunds to the source of the payment. Repeating a request with the same key returns the first result. */
  refund(request: NewProviderRefund): Promise<ProviderResult<ProviderRefund>>;
  listRefunds(paymentId: string): Promise<ProviderResult<ProviderRefund[]>>;
  /**
   * True when the provider signed this payment of this order. It proves neither amount nor status: fetch the
   * payment. `orderId` must be the stored one, not the one that the page sends.
   */
  isCallbackSigned(callback: { orderId: string; paymentId: string; signature: string }): boolean;
  /** True when the provider sent exactly these bytes. */
  isWebhookSigned(rawBody: Buffer, signature: string | undefined): boolean;
  /** Parses a webhook's body; undefined when it is malformed. Check its signature first. */
  parseEvent(rawBody: Buffer): ProviderEvent | undefined;
};

export type NewProviderOrder = {
  amount: Paise;
  /** The shop's own reference, 1 to 40 characters, unique. */
  receipt: string;
  /** At most 15, each value at most 256 characters. */
  notes?: Readonly<Record<string, string>>;
};

export type NewProviderRefund = {
  paymentId: string;
  /** 100 paise or more. */
  amount: Paise;
  /** The idempotency key: 10 or more letters, digits, `-` and `_`. */
  key: string;
  notes?: Readonly<Record<string, string>>;
};

/** `paid` is final, also after a refund. */
export type ProviderOrder = {
  id: string;
  amount: Paise;
  amountPaid: Paise;
  currency: string;
  receipt: string | undefined;
  status: 'created' | 'attempted' | 'paid';
  createdAt: Date;
};

/**
 * A payment as it was when reported. `failed` is not final: banks may respond late, so it can still become
 * `authorized` or `captured`.
 */
export type ProviderPayment = {
  id: string;
  orderId: string | undefined;
  amount: Paise;
  amountRefunded: Paise;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** 'upi', 'card', … */
  method: string;
  /** The reason for the failure, as a message for the payer. */
  failure: string | undefined;
  createdAt: Date;
};

export type ProviderRefund = {
  id: string;
  paymentId: string;
  amount: Paise;
  currency: string;
  status: 'pending' | 'processed' | 'failed';
  /** The bank's reference number, for enquiries by the customer; set once processed. */
  bankReference: string | undefined;
  createdAt: Date;
};

/** A payer's bank claims a payment back. `won` and `closed`: the shop has the money. */
export type ProviderDispute = {
  id: string;
  paymentId: string;
  amount: Paise;
  status: 'open' | 'under_review' | 'lost' | 'won' | 'closed';
};

/** The entities as they were at the time of the event. Events may arrive repeatedly and in any order. */
export type ProviderEvent = {
  /** 'payment.captured', 'refund.processed', … */
  name: string;
  createdAt: Date;
  order: ProviderOrder | undefined;
  payment: ProviderPayment | undefined;
  refund: ProviderRefund | undefined;
  dispute: ProviderDispute | undefined;
};

/** Why a call has no result. */
export type ProviderFailure =
  /**
   * No usable response. `mayHaveSucceeded`: the request may have taken effect nevertheless. `isReachable`: the provider
   * did respond, so that other calls may succeed.
   */
  | Failure<
      'PROVIDER_UNAVAILABLE',
      { cause: string; mayHaveSucceeded: boolean; isReachable: boolean }
    >
  /** The provider refused, with its own message; nothing has changed there. */
  | Failure<
      'PROVIDER_REFUSED',
      { reason: RefusalReason; message: string; field: string | undefined }
    >;

export type RefusalReason =
  | 'UNKNOWN_ID'
  | 'ALREADY_PAID'
  | 'ALREADY_CAPTURED'
  | 'NOT_AUTHORIZED'
  | 'NOT_CAPTURED'
  | 'ALREADY_REFUNDED'
  | 'REFUND_TOO_LARGE'
  | 'RECEIPT_TAKEN'
  | 'KEY_IN_PROGRESS'
  | 'KEY_OF_ANOTHER_REFUND'
  | 'WRONG_KEYS'
  /** Any other invalid request. */
  | 'INVALID';

export type ProviderResult<Value> = Result<Value, ProviderFailure>;
