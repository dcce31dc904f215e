import type { Failure, IstDate, Paise, Result } from '@sabuja/kit';

/**
 * The port to a payment provider. Its methods make network calls: never call them inside a transaction. Amounts are
 * in paise, the currency is INR. Ids of orders, payments, refunds and disputes are unique among all providers of the
 * shop (decision 0110): a provider whose ids might not be adds a prefix to them.
 */
export type PaymentProvider = {
  /** Stored with each payment attempt, and the name of the adapter in the storefront; it must never change. */
  readonly name: string;
  /** The name that customers see. */
  readonly label: string;
  /** Whether the keys move real money or are for tests. */
  readonly mode: 'live' | 'test';
  /** Checks that the provider accepts the keys, by a request that changes nothing. */
  checkKeys(): Promise<ProviderResult<true>>;
  /** What a page needs to open the provider's checkout. */
  readonly checkout: {
    readonly keyId: string;
    readonly scriptUrl: string;
    /** Undefined when the shop itself serves the script. */
    readonly hosts: CheckoutHosts | undefined;
  };
  /**
   * Creates an order for one payment, captured automatically when authorized. After a time-out the order may exist
   * nevertheless: check with `findOrderByReceipt`.
   */
  createOrder(request: NewProviderOrder): Promise<ProviderResult<ProviderOrder>>;
  findOrder(orderId: string): Promise<ProviderResult<ProviderOrder>>;
  /** Returns the order with this receipt; undefined when there is none. */
  findOrderByReceipt(receipt: string): Promise<ProviderResult<ProviderOrder | undefined>>;
  /** Payment links, which anybody with the URL can pay; undefined for a provider without them. */
  readonly links?: PaymentLinks;
  /** Reports of transfers to the shop's bank; undefined for a provider without them. */
  readonly settlements?: SettlementReports;
  /** Returns all payments of an order or a link, including failed ones. */
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
  /** True when this provider sent exactly these bytes. */
  isWebhookSigned(webhook: WebhookRequest): boolean;
  /** The provider's id of the webhook, the same when it is sent again; undefined when it has none. */
  webhookIdOf(webhook: WebhookRequest): string | undefined;
  /** Parses a webhook's body; undefined when it is malformed. Check its signature first. */
  parseWebhook(body: Buffer): ProviderWebhook | undefined;
};

/** Reports of a provider about its transfers (settlements) to the bank account of the shop. */
export type SettlementReports = {
  /**
   * A page of the lines that were settled on a day (IST); `isLast`: no page follows. `faulty`: ids of lines that cannot
   * be stored.
   */
  listLines(page: {
    day: IstDate;
    skip: number;
  }): Promise<ProviderResult<{ lines: SettlementLine[]; faulty: string[]; isLast: boolean }>>;
  /** The transferred amount (paise) and the bank's reference number (UTR) of a settlement. */
  find(settlementId: string): Promise<ProviderResult<{ amount: Paise; utr: string | undefined }>>;
  /** The required columns of the provider's own file, in lower case. */
  readonly fileColumns: readonly string[];
  /**
   * Parses a row of the provider's own file, given by its columns in lower case; returns the name of a column that
   * cannot be read instead. A time of settlement more than a day after `now` cannot be.
   */
  readRow(
    row: Readonly<Record<string, string>>,
    now: Date,
  ): SettlementLine | { unreadable: string };
};

/** One line of a settlement: a payment, a refund, or an adjustment of the provider. Amounts in paise. */
export type SettlementLine = {
  /** The unique id of the payment, refund or adjustment. */
  entityId: string;
  kind: 'payment' | 'refund' | 'adjustment' | 'transfer' | 'other';
  currency: string;
  amount: Paise;
  /** The provider's fee including its GST. */
  fee: Paise;
  /** The GST of the fee. */
  tax: Paise;
  /** Money to the shop (credit) and from it (debit). */
  credit: Paise;
  debit: Paise;
  /** Undefined as long as the line is not settled. */
  settlement: { id: string; utr: string | undefined; at: Date } | undefined;
  /** The payment to which a refund or an adjustment belongs. */
  paymentId: string | undefined;
  disputeId: string | undefined;
  method: string | undefined;
  description: string | undefined;
  createdAt: Date;
  /** The line as the provider reported it, without personal data of the payer. */
  raw: Readonly<Record<string, unknown>>;
};

/** Payment links, each for one payment by UPI. */
export type PaymentLinks = {
  /** Creates a link. After a time-out the link may exist nevertheless: check with `findByReference`. */
  create(request: NewProviderLink): Promise<ProviderResult<ProviderLink>>;
  find(linkId: string): Promise<ProviderResult<ProviderLink>>;
  /** Returns the link with this reference; undefined when there is none. */
  findByReference(reference: string): Promise<ProviderResult<ProviderLink | undefined>>;
  /** Cancels a link, so that nobody can begin to pay it. Refused for a paid, cancelled or expired link. */
  cancel(linkId: string): Promise<ProviderResult<ProviderLink>>;
};

type NewProviderLink = {
  amount: Paise;
  /** The shop's own reference, 1 to 40 characters, unique. */
  reference: string;
  /** Shown to the payer. */
  description: string;
  /** At least 15 minutes in the future. */
  expiresAt: Date;
};

export type ProviderLink = {
  id: string;
  url: string;
  reference: string;
  amount: Paise;
  currency: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
};

/** The origins that a page must reach for the provider's checkout, by kind of request. */
export type CheckoutHosts = Readonly<
  Record<'script' | 'frame' | 'connect' | 'img', readonly string[]>
> & {
  /** The checkout opens windows that need access to `window.opener`. */
  readonly opensWindows: boolean;
};

/** A webhook as received: only the provider knows the names of its headers. */
export type WebhookRequest = {
  body: Buffer;
  /** A header by its name in lower case. */
  header: (name: string) => string | undefined;
};

type NewProviderOrder = {
  amount: Paise;
  /** The shop's own reference, 1 to 40 characters, unique. */
  receipt: string;
  /** At most 15, each value at most 256 characters. */
  notes?: Readonly<Record<string, string>>;
};

type NewProviderRefund = {
  paymentId: string;
  /** 100 paise or more. */
  amount: Paise;
  /** The idempotency key, which reports of the refund repeat: 10 to 256 letters, digits, `-` and `_`. */
  key: string;
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
  /** The order or link that it pays. `findPayment` returns the order behind a link instead of the link. */
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
  /** The key with which the shop requested it; undefined when it was made at the provider. */
  key: string | undefined;
  paymentId: string;
  amount: Paise;
  currency: string;
  status: 'pending' | 'processed' | 'failed';
  /** The bank's reference number, for enquiries by the customer; set once processed. */
  bankReference: string | undefined;
  createdAt: Date;
};

/** A dispute: a payer's bank claims a payment back. TAKEN: the money is gone; RETURNED: the shop has it again. */
export type ProviderDispute = {
  id: string;
  paymentId: string;
  amount: Paise;
  state: 'TAKEN' | 'RETURNED';
  /** Undefined when the shop need not respond, or has responded. */
  awaitedResponse: AwaitedResponse | undefined;
};

/** The response that a provider awaits from the shop, and the bank's reason for the dispute. */
type AwaitedResponse = { until: Date | undefined; reason: string | undefined };

/** The state that a webhook reports, as it was at that time. Events may arrive repeatedly and in any order. */
export type ProviderEvent =
  | { kind: 'payment'; payment: ProviderPayment }
  /** A link was cancelled or has expired. */
  | { kind: 'link_withdrawn'; linkId: string }
  | { kind: 'refund'; refund: ProviderRefund }
  | { kind: 'dispute'; dispute: ProviderDispute };

/** The content of a webhook; its events are processed in this order. */
export type ProviderWebhook = { createdAt: Date; events: readonly ProviderEvent[] };

/** The reason why a call of the provider failed. */
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
  /** The bank takes no refund of a payment that is so old. */
  | 'REFUND_TOO_LATE'
  | 'RECEIPT_TAKEN'
  | 'KEY_IN_PROGRESS'
  | 'KEY_OF_ANOTHER_REFUND'
  | 'WRONG_KEYS'
  /** Any other invalid request. */
  | 'INVALID';

export type ProviderResult<Value> = Result<Value, ProviderFailure>;

/** A provider whose settings are complete. */
export type ConfiguredProvider = { create: () => PaymentProvider };
