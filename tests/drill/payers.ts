import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seconds, toPaise } from '@sabuja/kit';
import type { SandboxControl } from '@sabuja/sandbox-razorpay/control';
import { groceryLine, type TestCustomer } from '@sabuja/testing';
import { nextDelivery } from '../faults/order-load.ts';

/** Customers who order and pay online again and again, whatever the provider answers the shop. */
export class Payers {
  readonly #stockId: number;
  readonly #sandbox: SandboxControl;
  readonly #running: Promise<void>[] = [];
  #isStopped = false;
  /** Payments that the payer's bank made, whether the shop was notified or not. */
  paid = 0;
  /** Payments that the shop confirmed to the page at once. */
  confirmed = 0;
  /** Payments that could not begin, since the provider did not answer the shop. */
  refused = 0;
  /** Responses of 500, which no fault of a provider may cause. */
  failed = 0;

  constructor(stockId: number, sandbox: SandboxControl) {
    this.#stockId = stockId;
    this.#sandbox = sandbox;
  }

  start(url: string, customers: readonly TestCustomer[]): void {
    for (const customer of customers) this.#running.push(this.#payRepeatedly(url, customer));
  }
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#running);
  }

  async #payRepeatedly(url: string, { token }: TestCustomer): Promise<void> {
    const post = async <T>(path: string, body: object) => {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify(body),
      });
      if (response.status === 500) this.failed += 1;
      return { status: response.status, answer: (await response.json()) as T };
    };
    while (!this.#isStopped) {
      await this.#payOnce(post);
      await pause(seconds(0.2));
    }
  }

  async #payOnce(
    post: <T>(path: string, body: object) => Promise<{ status: number; answer: T }>,
  ): Promise<void> {
    const placed = await post<{ data: string[] }>(
      '/api/v1/orders/',
      nextDelivery([groceryLine(this.#stockId)], 'ONLINE'),
    );
    if (placed.status !== 200)
      throw new Error(`${placed.status}: ${JSON.stringify(placed.answer)}`);
    const created = await post<{ id: string; amount: number }>('/api/v1/payment/create', {
      amount: toPaise(AMOUNT),
      ...{ currency: 'INR', receipt: 'r', payment_capture: 1, order_uids: placed.answer.data },
    });
    if (created.status !== 200) {
      this.refused += 1;
      return;
    }
    const { id, amount } = created.answer;
    const result = await this.#sandbox.pay(id, 'upi');
    if (result.reported !== 'success') throw new Error('the sandbox did not take the payment');
    this.paid += 1;
    const { response } = result;
    const verified = await post('/api/v1/payment/verify', {
      payment_id: response.razorpay_payment_id,
      order_id: response.razorpay_order_id,
      signature: response.razorpay_signature,
      ...{ amount, payment_type: 'ORDER', payment_sub_type: 'online' },
    });
    if (verified.status === 200) this.confirmed += 1;
  }
}

/** One unit of the product and its delivery, in rupees. */
const AMOUNT = 65;
