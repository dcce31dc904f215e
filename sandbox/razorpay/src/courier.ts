import { seconds } from '@sabuja/kit';
import type { Database } from './database.ts';
import type { Desk } from './desk.ts';
import { authoriseLate } from './payments.ts';
import { Problem } from './problem.ts';
import { hmac } from './signatures.ts';
import { Store } from './store.ts';
import { type Parcel, WebhookQueue } from './webhook-queue.ts';

/** The receiver has this long to answer, as the provider says. */
const patience = seconds(5);

type Options = {
  database: Database;
  desk: Desk;
  /** The shop's address for webhooks; undefined before it listens. */
  webhookUrl: () => string | undefined;
  onFault: (error: unknown) => void;
};

/**
 * Does what is due: late banks answer, webhooks leave, one after another. What is due is in the
 * database, so a restart loses nothing.
 */
export class Courier {
  readonly #options: Options;
  readonly #stopping = new AbortController();
  #round: Promise<void> | undefined;
  #isWoken = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Something may be due. */
  wake(): void {
    if (this.#stopping.signal.aborted || this.#options.webhookUrl() === undefined) return;
    this.#isWoken = true;
    clearTimeout(this.#timer);
    this.#round ??= this.#work().finally(() => {
      this.#round = undefined;
      if (this.#isWoken) this.wake();
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#round;
  }

  /** Sends an event now, whatever its state; answers the receiver's status. */
  async fire(eventId: string): Promise<number> {
    const parcel = await this.#queue((queue) => queue.take(eventId));
    if (parcel === undefined) throw new Problem(404, { description: 'No such event' });
    return this.#deliver(parcel);
  }

  async #work(): Promise<void> {
    this.#isWoken = false;
    try {
      while (!this.#stopping.signal.aborted && (await this.#doOne()));
      const wait = await this.#queue((queue) => queue.untilNext());
      if (wait !== undefined) this.#sleep(wait);
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      this.#options.onFault(error);
      this.#sleep(seconds(1));
    }
  }

  #sleep(time: number): void {
    this.#timer = setTimeout(() => this.wake(), time).unref();
  }

  async #doOne(): Promise<boolean> {
    const late = await this.#options.database.transaction((q) => new Store(q).latePayment());
    if (late !== undefined) {
      await this.#options.desk.do((work) => authoriseLate(work, late.id, false)).catch(unlessDone);
      return true;
    }
    const parcel = await this.#queue((queue) => queue.takeDue());
    if (parcel !== undefined) await this.#deliver(parcel);
    return parcel !== undefined;
  }

  async #deliver(parcel: Parcel): Promise<number> {
    let status = 0;
    for (let copy = 0; copy < parcel.copies; copy++) status = await this.#post(parcel);
    await this.#queue((queue) => queue.settle(parcel, status));
    return status;
  }

  /** The receiver's status; 0 when there was none. */
  async #post({ id, body, url }: Parcel): Promise<number> {
    const to = url ?? this.#options.webhookUrl();
    if (to === undefined) return 0;
    try {
      const response = await fetch(to, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Razorpay-Webhook/v1',
          'x-razorpay-event-id': id,
          'x-razorpay-signature': hmac(this.#options.desk.keys.webhookSecret, body),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(patience), this.#stopping.signal]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  #queue<T>(work: (queue: WebhookQueue) => Promise<T>): Promise<T> {
    return this.#options.database.transaction((query) => work(new WebhookQueue(query)));
  }
}

/** Another server was faster. */
const unlessDone = (error: unknown): void => {
  if (!(error instanceof Problem)) throw error;
};
