import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlaceOrder } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import type { Db } from '@sabuja/server/platform/db';
import { buildOrder, groceryLine, type TestCustomer } from '@sabuja/testing';

/** One order, repeated until it is placed; every attempt has the same idempotency key. */
type WantedOrder = {
  key: string;
  customer: TestCustomer;
  paidBy: 'COD' | 'WALLET';
  uids: Set<string>;
  tries: number;
};

/**
 * The timeout of a request, longer than any server is frozen. A connection that was being passed to a server of a group
 * when that server was killed never gets a response.
 */
const REQUEST_TIMEOUT = seconds(30);

/** The response to one attempt: its status (0: none) and its time in ms. */
export type Reply = { status: number; at: number };

const DAY = 86_400_000;
/** A delivery day on which every slot is open. */
const dayAfterTomorrow = (): string => new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10);

/** Sets the capacity of every slot above the number of orders of any load. */
export const widenSlots = (db: Db) =>
  db.updateTable('delivery.slots').set({ capacity: 1_000_000 }).execute();

/** The request body to order lines for a day whose slots are open by the real clock. */
export const nextDelivery = (
  items: PlaceOrder['items'],
  payment_method: PlaceOrder['payment_method'] = 'COD',
): PlaceOrder => buildOrder(items, { delivery_date: dayAfterTomorrow(), payment_method });

/**
 * Customers who repeatedly order one unit of a product at a server that may fail. Each order has its own idempotency
 * key; `finish` repeats every order that was not acknowledged with the same key.
 */
export class OrderLoad {
  readonly orders: WantedOrder[] = [];
  readonly #stockId: number;
  #isStopped = false;
  readonly #senders: Promise<void>[] = [];

  constructor(stockId: number) {
    this.#stockId = stockId;
  }

  /** Starts each of the customers to order at `url` until the load is stopped; `onReply` gets every response. */
  start(
    url: string,
    customers: readonly TestCustomer[],
    onReply: (reply: Reply) => void = () => undefined,
    paidBy: WantedOrder['paidBy'] = 'COD',
  ): void {
    for (const customer of customers)
      this.#senders.push(this.#orderRepeatedly(url, { customer, paidBy }, onReply));
  }

  /** Stops the customers, and waits for their requests in flight. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#senders);
  }

  /** Repeats every order that was not acknowledged at this server, until it is acknowledged. */
  async finish(url: string): Promise<void> {
    for (const order of this.orders) {
      while (order.uids.size === 0) {
        if ((await this.#send(url, order)) !== 200) await pause(seconds(0.1));
      }
    }
  }

  get acknowledged(): WantedOrder[] {
    return this.orders.filter(({ uids }) => uids.size > 0);
  }

  async #orderRepeatedly(
    url: string,
    sender: Pick<WantedOrder, 'customer' | 'paidBy'>,
    onReply: (reply: Reply) => void,
  ): Promise<void> {
    while (!this.#isStopped) {
      const order = { key: randomUUID(), ...sender, uids: new Set<string>(), tries: 0 };
      this.orders.push(order);
      const status = await this.#send(url, order);
      // A short pause, as a person would make before the next attempt.
      if (status !== 200) await pause(seconds(0.2));
      onReply({ status, at: performance.now() });
    }
  }

  /** Sends an order once; returns the status, 0 when there was no response. */
  async #send(url: string, order: WantedOrder): Promise<number> {
    order.tries += 1;
    const body = nextDelivery([groceryLine(this.#stockId)], order.paidBy);
    try {
      const response = await fetch(`${url}/api/v1/orders/`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${order.customer.token}`,
          'content-type': 'application/json',
          'idempotency-key': order.key,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      });
      const answer = (await response.json()) as { data?: string[]; message?: string };
      for (const uid of answer.data ?? []) order.uids.add(uid);
      if (response.status >= 400 && response.status < 500) {
        throw new RefusedError(`${response.status}: ${answer.message}`);
      }
      return response.status;
    } catch (error) {
      if (error instanceof RefusedError) throw error;
      return 0;
    }
  }
}

/** The shop refused an order that it should accept: the load itself is wrong. */
class RefusedError extends Error {}
