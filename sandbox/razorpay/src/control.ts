import type { EventEntry, Order, Payment, Refund } from './entities.ts';
import type { Fault, Mode, ModeChange, Outcome } from './mode.ts';
import type { CheckoutResult, PaymentInput } from './pay.ts';

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
  Refund,
};

/** All that the sandbox knows; newest first, events oldest first. */
export type SandboxState = {
  orders: Order[];
  payments: Payment[];
  refunds: Refund[];
  events: EventEntry[];
  mode: Mode;
};

/** Drives a sandbox from a test. `url` is where it is mounted: 'http://127.0.0.1:3000/sandbox/razorpay'. */
export class SandboxControl {
  readonly #url: string;
  constructor(url: string) {
    this.#url = url;
  }

  state(): Promise<SandboxState> {
    return this.#call('GET', '/state');
  }
  /** Forgets orders, payments, refunds, events and mode. */
  reset(): Promise<void> {
    return this.#call('POST', '/reset', {});
  }
  /** Changes webhooks, refunds or how late a bank is, until `behave`. */
  changeMode(change: ModeChange): Promise<Mode> {
    return this.#call('PATCH', '/mode', change);
  }
  /** Back to how it behaves by itself. */
  resetMode(): Promise<Mode> {
    return this.#call('DELETE', '/mode');
  }
  /** The next sheets play these by themselves, one each; with `contact`, only that payer's. */
  script(outcomes: readonly Outcome[], contact?: string): Promise<Mode> {
    const entries = outcomes.map((outcome) => ({ outcome, ...(contact && { contact }) }));
    return this.#call('POST', '/script', entries);
  }
  /** Lets calls of the API go wrong. */
  fail(call: string, kind: Fault['kind'], times = 1): Promise<Mode> {
    return this.#call('POST', '/faults', { call, kind, times });
  }
  /** An order as the shop would make it, in paise, and the key its page would open the sheet with. */
  order(amount: number): Promise<{ key: string; order: Order }> {
    return this.#call('POST', '/orders', { amount, currency: 'INR', payment_capture: true });
  }
  /** Pays without a sheet; answers what the page would have heard. */
  pay(
    orderId: string,
    outcome: Outcome,
    payer: Partial<PaymentInput> = {},
  ): Promise<CheckoutResult> {
    return this.#call('POST', '/payments', { ...payer, orderId, outcome });
  }
  /** The bank says yes now, to a payment that is open or has failed. */
  authorise(paymentId: string, { capture = false } = {}): Promise<Payment> {
    return this.#call('POST', `/payments/${paymentId}/authorise`, { capture });
  }
  /** Ends a refund that is pending. */
  settleRefund(refundId: string, status: 'processed' | 'failed'): Promise<Refund> {
    return this.#call('POST', `/refunds/${refundId}/settle`, { status });
  }
  /** Sends an event now, again or for the first time; answers the receiver's status, 0 for none. */
  async fire(eventId: string): Promise<number> {
    const result = await this.#call<{ status: number }>('POST', `/events/${eventId}/fire`, {});
    return result.status;
  }
  /** Sends all that is held back, in the order it happened. */
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
