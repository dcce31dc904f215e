import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '@sabuja/kit';
import type { TestCustomer } from '@sabuja/testing';

/** Visitors who read pages and lists and change their carts, as most visitors of a shop do. */
export class Shoppers {
  readonly #stockId: number;
  readonly #running: Promise<void>[] = [];
  #isStopped = false;
  #count = 0;
  answered = 0;
  /** Responses with status 503, sent while the shop or its database was unavailable or busy. */
  refused = 0;
  /** Other responses with a status of 500 or above; a request without a response does not count. */
  failed = 0;

  constructor(stockId: number) {
    this.#stockId = stockId;
  }

  start(url: string, customers: readonly TestCustomer[]): void {
    for (const customer of customers) this.#running.push(this.#shop(url, customer));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#running);
  }

  async #shop(url: string, { token }: TestCustomer): Promise<void> {
    const line = `/api/v1/cart/item/?item_id=${this.#stockId}&quantity=1&type=STOCK`;
    const headers = { authorization: `Bearer ${token}` };
    while (!this.#isStopped) {
      this.#count += 1;
      await this.#send(`${url}/?visit=${this.#count}`);
      await this.#send(`${url}/api/v1/stocks/${this.#stockId}`);
      await this.#send(url + line, { method: 'POST', headers });
      await this.#send(`${url}/api/v1/cart/`, { headers });
      await pause(seconds(0.05));
    }
  }

  async #send(url: string, init: RequestInit = {}): Promise<void> {
    try {
      const response = await fetch(url, init);
      await response.arrayBuffer();
      if (response.status === 503) this.refused += 1;
      else if (response.status >= 500) this.failed += 1;
      else this.answered += 1;
    } catch {
      await pause(seconds(0.2));
    }
  }
}
