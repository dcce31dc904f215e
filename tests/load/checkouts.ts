import { randomUUID } from 'node:crypto';
import type { CheckoutJob } from './load.ts';
import { type Answer, type RawConnection, requestText } from './raw-client.ts';

type Line = { id: number; quantity: number; type: 'STOCK'; department: 'GROCERY' };

/** Shoppers who place one order after another, each of other goods, for another day and slot. */
export class Checkouts {
  readonly #job: CheckoutJob;
  constructor(job: CheckoutJob) {
    this.#job = job;
  }

  /** One checkout of one shopper: the estimate when asked for, and the order. */
  async visit(connection: RawConnection, shopper: number): Promise<void> {
    const headers = { authorization: `Bearer ${this.#job.tokens[shopper]}` };
    const items = this.#lines();
    const estimate = this.#job.withEstimate
      ? await this.#estimate(connection, headers, items)
      : undefined;
    const order = { ...this.#order(items), ...(estimate && { estimation_id: estimate }) };
    const answer = await connection.send(
      requestText({
        method: 'POST',
        path: '/api/v1/orders/',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        json: order,
      }),
    );
    refuseFailure(answer);
  }

  async #estimate(connection: RawConnection, headers: Record<string, string>, items: Line[]) {
    const query = `pincode=${this.#job.pincode}&payment_method=COD&is_same=false`;
    const path = `/api/v1/orders/calculate-estimation?${query}`;
    const answer = await connection.send(
      requestText({ method: 'POST', path, headers, json: items }),
    );
    refuseFailure(answer);
    const { estimation_id } = JSON.parse(answer.body()) as { estimation_id: string };
    return estimation_id;
  }

  #lines(): Line[] {
    const ids = new Set<number>();
    while (ids.size < this.#job.linesEach) ids.add(oneOf(this.#job.goods));
    return [...ids].map((id) => ({ id, quantity: 2, type: 'STOCK', department: 'GROCERY' }));
  }

  #order(items: Line[]) {
    return {
      deliver_to: 'Ananya Das',
      customer_address: 'Plot 12, Lane 3, Patia',
      pincode: this.#job.pincode,
      contact: '+919876543210',
      customer_name: 'Ananya Das',
      delivery_date: oneOf(this.#job.dates),
      delivery_slot: oneOf(this.#job.slots),
      order_from: 'PWA_WEB',
      payment_method: 'COD',
      items,
    };
  }
}

function oneOf<T>(choices: readonly T[]): T {
  const chosen = choices[Math.floor(Math.random() * choices.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

function refuseFailure(answer: Answer): void {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.body()}`);
}
