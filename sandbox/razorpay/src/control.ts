import type { EventEntry, Order, Payment, PaymentLink, Refund } from './entities.ts';
import type { Fault, Mode, ModeChange, Outcome } from './mode.ts';
import type { CheckoutResult, PaymentInput } from './pay.ts';

export { buildDisputeWebhook, type ReportedDispute } from './dispute-webhook.ts';
export { deriveKeys } from './ids.ts';

export type {
  CheckoutResult,
  EventEntry,
  Fault,
  Mode,
  ModeChange,
  Order,
  Outcome,
  Payment,
  PaymentInput,
  PaymentLink,
  Refund,
};

/** The complete state of the sandbox. Lists have the newest first, but events the oldest first. */
export type SandboxState = {
  orders: Order[];
  payments: Payment[];
  refunds: Refund[];
  links: PaymentLink[];
  events: EventEntry[];
  mode: Mode;
};

/** Controls a sandbox from a test. `url` is the URL of the sandbox: 'http://127.0.0.1:3000/sandbox/razorpay'. */
export class SandboxControl {
  readonly #url: string;
  constructor(url: string) {
    this.#url = url;
  }

  state(): Promise<SandboxState> {
    return this.#call('GET', '/state');
  }
  /** Deletes orders, payments, refunds, links and events, and restores the default mode. */
  reset(): Promise<void> {
    return this.#call('POST', '/reset', {});
  }
  /** Changes the mode of webhooks, refunds, settlements or late banks until `resetMode`. */
  changeMode(change: ModeChange): Promise<Mode> {
    return this.#call('PATCH', '/mode', change);
  }
  /** Restores the default mode. */
  resetMode(): Promise<Mode> {
    return this.#call('DELETE', '/mode');
  }
  /**
   * Makes the next payment sheets use one of these outcomes each, without asking the payer; with `contact`, only the
   * sheets of that payer.
   */
  script(outcomes: readonly Outcome[], contact?: string): Promise<Mode> {
    const entries = outcomes.map((outcome) => ({ outcome, ...(contact && { contact }) }));
    return this.#call('POST', '/script', entries);
  }
  /** Makes the next `times` API calls of this kind fail. */
  fail(call: string, kind: Fault['kind'], times = 1): Promise<Mode> {
    return this.#call('POST', '/faults', { call, kind, times });
  }
  /** Creates an order as the shop would; `amount` is in paise. Returns it with the key id for opening the sheet. */
  order(amount: number): Promise<{ key: string; order: Order }> {
    return this.#call('POST', '/orders', { amount, currency: 'INR', payment_capture: true });
  }
  /** Pays without a sheet; returns the result that the page would receive. */
  pay(
    orderId: string,
    outcome: Outcome,
    payer: Partial<PaymentInput> = {},
  ): Promise<CheckoutResult> {
    return this.#call('POST', '/payments', { ...payer, orderId, outcome });
  }
  /** Pays on the page of a payment link; returns false if the sandbox refused the payment. */
  async payLink(id: string, outcome: 'upi' | 'failure' | 'late' = 'upi'): Promise<boolean> {
    const response = await fetch(`${this.#url}/l/${id}/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome }),
    });
    return response.ok;
  }
  /** Makes the bank authorize a payment that is open or has failed. */
  authorise(paymentId: string, { capture = false } = {}): Promise<Payment> {
    return this.#call('POST', `/payments/${paymentId}/authorise`, { capture });
  }
  /** Settles a pending refund. */
  settleRefund(refundId: string, status: 'processed' | 'failed'): Promise<Refund> {
    return this.#call('POST', `/refunds/${refundId}/settle`, { status });
  }
  /** Sends an event now, again or for the first time; returns the receiver's status, or 0 without a response. */
  async fire(eventId: string): Promise<number> {
    const result = await this.#call<{ status: number }>('POST', `/events/${eventId}/fire`, {});
    return result.status;
  }
  /** Sends all held events, in the order in which they happened. */
  release(): Promise<void> {
    return this.#call('POST', '/events/release', {});
  }

  async #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.#url}/control${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const result = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${result}`);
    return JSON.parse(result) as T;
  }
}
