import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seconds, toPaise } from '@sabuja/kit';
import type { SandboxControl } from '@sabuja/sandbox-razorpay/control';
import { groceryLine, type TestCustomer } from '@sabuja/testing';
import { nextDelivery } from '../faults/order-load.ts';

type Session = { url: string; token: string };
type Answer<T> = { status: number; content: T };

/** Customers who repeatedly order and pay online, however the provider responds to the shop. */
export class Payers {
  readonly #stockId: number;
  readonly #sandbox: SandboxControl;
  readonly #running: Promise<void>[] = [];
  #isStopped = false;
  /** Payments that the payer's bank made, even if the shop was not notified. */
  paid = 0;
  /** Payments that the shop confirmed to the page at once. */
  confirmed = 0;
  /** Payments that could not be made, because the provider did not respond to the shop or to the payer. */
  refused = 0;
  /** Orders without a response, or sent while the shop or its database was unavailable. */
  unanswered = 0;
  /** Responses with status 500, which no fault of a provider may cause. */
  failed = 0;

  constructor(stockId: number, sandbox: SandboxControl) {
    this.#stockId = stockId;
    this.#sandbox = sandbox;
  }

  start(url: string, customers: readonly TestCustomer[]): void {
    for (const { token } of customers) this.#running.push(this.#payRepeatedly({ url, token }));
  }
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#running);
  }

  async #payRepeatedly(session: Session): Promise<void> {
    while (!this.#isStopped) {
      await this.#payOnce(session);
      await pause(seconds(0.2));
    }
  }

  /** Sends a request once; the status is 0 if there was no response. */
  async #post<T>({ url, token }: Session, path: string, body: object): Promise<Answer<T>> {
    try {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(seconds(30)),
      });
      if (response.status === 500) this.failed += 1;
      return { status: response.status, content: (await response.json()) as T };
    } catch {
      return { status: 0, content: {} as T };
    }
  }

  async #payOnce(session: Session): Promise<void> {
    const placed = await this.#post<{ data: string[] }>(
      session,
      '/api/v1/orders/',
      nextDelivery([groceryLine(this.#stockId)], 'ONLINE'),
    );
    if (placed.status === 0 || placed.status >= 500) {
      this.unanswered += 1;
      return;
    }
    if (placed.status !== 200)
      throw new Error(`${placed.status}: ${JSON.stringify(placed.content)}`);
    const created = await this.#post<{ id: string; amount: number }>(
      session,
      '/api/v1/payment/create',
      {
        amount: toPaise(AMOUNT),
        ...{ currency: 'INR', receipt: 'r', payment_capture: 1, order_uids: placed.content.data },
      },
    );
    if (created.status !== 200) {
      this.refused += 1;
      return;
    }
    const { id, amount } = created.content;
    // The provider's own database may be unavailable too.
    const result = await this.#sandbox.pay(id, 'upi').catch(() => undefined);
    if (result === undefined) {
      this.refused += 1;
      return;
    }
    if (result.reported !== 'success') throw new Error('the sandbox did not take the payment');
    this.paid += 1;
    const { response } = result;
    const verified = await this.#post(session, '/api/v1/payment/verify', {
      payment_id: response.razorpay_payment_id,
      order_id: response.razorpay_order_id,
      signature: response.razorpay_signature,
      ...{ amount, payment_type: 'ORDER', payment_sub_type: 'online' },
    });
    if (verified.status === 200) this.confirmed += 1;
  }
}

/** The amount of an order in rupees: one unit of the product and its delivery. */
const AMOUNT = 65;
