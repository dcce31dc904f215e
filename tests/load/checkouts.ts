import { randomUUID } from 'node:crypto';
import type { CheckoutJob } from './load.ts';
import { formatRequest, type RawConnection, type RawResponse } from './raw-client.ts';

type Line = { id: number; quantity: number; type: 'STOCK'; department: 'GROCERY' };

/** Shoppers who place one order after another, each order with different products, date and slot. */
export class Checkouts {
  readonly #job: CheckoutJob;
  constructor(job: CheckoutJob) {
    this.#job = job;
  }

  /** One checkout: an estimate if requested, and the order. */
  async checkOut(connection: RawConnection, shopper: number): Promise<void> {
    const headers = { authorization: `Bearer ${this.#job.tokens[shopper]}` };
    const items = this.#lines();
    const estimate = this.#job.withEstimate
      ? await this.#estimate(connection, headers, items)
      : undefined;
    const order = { ...this.#order(items), ...(estimate && { estimation_id: estimate }) };
    const response = await connection.send(
      formatRequest({
        method: 'POST',
        path: '/api/v1/orders/',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        json: order,
      }),
    );
    assertSuccess(response);
  }

  async #estimate(connection: RawConnection, headers: Record<string, string>, items: Line[]) {
    const query = `pincode=${this.#job.pincode}&payment_method=COD&is_same=false`;
    const path = `/api/v1/orders/calculate-estimation?${query}`;
    const response = await connection.send(
      formatRequest({ method: 'POST', path, headers, json: items }),
    );
    assertSuccess(response);
    const { estimation_id } = JSON.parse(response.body()) as { estimation_id: string };
    return estimation_id;
  }

  #lines(): Line[] {
    const ids = new Set<number>();
    while (ids.size < this.#job.linesPerOrder) ids.add(pickRandom(this.#job.itemIds));
    return [...ids].map((id) => ({ id, quantity: 2, type: 'STOCK', department: 'GROCERY' }));
  }

  #order(items: Line[]) {
    return {
      deliver_to: 'Ananya Das',
      customer_address: 'Plot 12, Lane 3, Patia',
      pincode: this.#job.pincode,
      contact: '+919876543210',
      customer_name: 'Ananya Das',
      delivery_date: pickRandom(this.#job.dates),
      delivery_slot: pickRandom(this.#job.slots),
      order_from: 'PWA_WEB',
      payment_method: 'COD',
      items,
    };
  }
}

function pickRandom<T>(choices: readonly T[]): T {
  const choice = choices[Math.floor(Math.random() * choices.length)];
  if (choice === undefined) throw new Error('nothing to choose from');
  return choice;
}

function assertSuccess(response: RawResponse): void {
  if (response.status !== 200) throw new Error(`${response.status}: ${response.body()}`);
}
