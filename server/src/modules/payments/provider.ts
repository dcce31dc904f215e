import type { Failure, Paise, Result } from '@sabuja/kit';

/**
 * Whoever takes payments online for the shop. Its calls go over the network: never inside a
 * transaction. Amounts are paise, the currency is INR.
 */
export type PaymentProvider = {
  /** What a page needs to open the provider's sheet. */
  readonly checkout: { readonly keyId: string; readonly scriptUrl: string };
  /**
   * Makes what one payment is asked for with. Captures by itself when the bank says yes. After a
   * time-out it may exist all the same; `findOrderByReceipt` tells.
   */
  createOrder(request: NewProviderOrder): Promise<ProviderResult<ProviderOrder>>;
  findOrder(orderId: string): Promise<ProviderResult<ProviderOrder>>;
  /** The order of our own reference; undefined when there is none. */
  findOrderByReceipt(receipt: string): Promise<ProviderResult<ProviderOrder | undefined>>;
  /** Every try to pay an order, also those that failed. */
  listPayments(orderId: string): Promise<ProviderResult<ProviderPayment[]>>;
  findPayment(paymentId: string): Promise<ProviderResult<ProviderPayment>>;
  /** Takes what is authorized. A second time it is refused as ALREADY_CAPTURED. */
  capture(payment: { paymentId: string; amount: Paise }): Promise<ProviderResult<ProviderPayment>>;
  /** Gives money back where it came from. The same key with the same refund answers the first result. */
  refund(request: NewProviderRefund): Promise<ProviderResult<ProviderRefund>>;
  listRefunds(paymentId: string): Promise<ProviderResult<ProviderRefund[]>>;
  /**
   * True when the provider told the page of this payment of this order. It proves neither amount nor
   * status: fetch the payment. `orderId` is the one we kept, not the one the page sends.
   */
  isCallbackSigned(callback: { orderId: string; paymentId: string; signature: string }): boolean;
  /** True when the provider sent exactly these bytes. */
  isWebhookSigned(rawBody: Buffer, signature: string | undefined): boolean;
  /** What a webhook reports; undefined when it cannot be read. Check its signature first. */
  parseEvent(rawBody: Buffer): ProviderEvent | undefined;
};

export type NewProviderOrder = {
  amount: Paise;
  /** Our own reference, 1 to 40 characters, used once. */
  receipt: string;
  /** At most 15, each value at most 256 characters. */
  notes?: Readonly<Record<string, string>>;
};

export type NewProviderRefund = {
  paymentId: string;
  /** 100 paise or more. */
  amount: Paise;
  /** Names this refund for ever: 10 or more letters, digits, `-` and `_`. */
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
 * One try to pay, as it was when told. `failed` is not the end: banks answer late, so it may yet
 * become `authorized` or `captured`.
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
  /** Why it failed, in words for the payer. */
  failure: string | undefined;
  createdAt: Date;
};

export type ProviderRefund = {
  id: string;
  paymentId: string;
  amount: Paise;
  currency: string;
  status: 'pending' | 'processed' | 'failed';
  /** The bank's number for it, by which the customer can ask; known once processed. */
  bankReference: string | undefined;
  createdAt: Date;
};

/** A snapshot of when it happened. Events come more than once and in any order. */
export type ProviderEvent = {
  /** 'payment.captured', 'refund.processed', … */
  name: string;
  createdAt: Date;
  order: ProviderOrder | undefined;
  payment: ProviderPayment | undefined;
  refund: ProviderRefund | undefined;
};

/** What stands in the way of an answer. */
export type ProviderFailure =
  /** No answer that can be used. `mayHaveHappened`: what was asked for may be done nevertheless. */
  | Failure<'PROVIDER_UNAVAILABLE', { cause: string; mayHaveSucceeded: boolean }>
  /** The provider says no, in its own words; nothing has changed there. */
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
  /** Anything else that was wrong with what was sent. */
  | 'INVALID';

export type ProviderResult<Value> = Result<Value, ProviderFailure>;
