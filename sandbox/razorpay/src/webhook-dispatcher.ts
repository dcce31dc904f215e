import { seconds } from '@sabuja/kit';
import type { Database } from './database.ts';
import { authoriseLate } from './payments.ts';
import { Problem } from './problem.ts';
import type { ProviderService } from './service.ts';
import { hmac } from './signatures.ts';
import { Store } from './store.ts';
import { type QueuedEvent, WebhookQueue } from './webhook-queue.ts';

/** How long the receiver may take to respond; the same as at the real provider. */
const DELIVERY_TIMEOUT = seconds(5);

type Options = {
  database: Database;
  service: ProviderService;
  /** Returns the shop's URL for webhooks; undefined before the server listens. */
  webhookUrl: () => string | undefined;
  onFault: (error: unknown) => void;
};

/**
 * Processes due work, one item after another: responses of late banks, and webhooks. Due work is stored in the
 * database, so a restart loses nothing.
 */
export class WebhookDispatcher {
  readonly #options: Options;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;
  #isWakePending = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Starts processing due work, unless the dispatcher is stopped or the server does not listen yet. */
  wake(): void {
    if (this.#stopping.signal.aborted || this.#options.webhookUrl() === undefined) return;
    this.#isWakePending = true;
    clearTimeout(this.#timer);
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined;
      if (this.#isWakePending) this.wake();
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Sends an event now, whatever its state; returns the receiver's status. */
  async sendNow(eventId: string): Promise<number> {
    const event = await this.#queue((queue) => queue.take(eventId));
    if (event === undefined) throw new Problem(404, { description: 'No such event' });
    return this.#deliver(event);
  }

  async #drain(): Promise<void> {
    this.#isWakePending = false;
    try {
      while (!this.#stopping.signal.aborted && (await this.#processNext()));
      const delay = await this.#queue((queue) => queue.millisecondsUntilNext());
      if (delay !== undefined) this.#sleep(delay);
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      this.#options.onFault(error);
      this.#sleep(seconds(1));
    }
  }

  #sleep(time: number): void {
    this.#timer = setTimeout(() => this.wake(), time).unref();
  }

  async #processNext(): Promise<boolean> {
    const late = await this.#options.database.transaction((q) => new Store(q).latePayment());
    if (late !== undefined) {
      await this.#options.service
        .run((context) => authoriseLate(context, late.id, false))
        .catch(ignoreConflict);
      return true;
    }
    const event = await this.#queue((queue) => queue.takeDue());
    if (event !== undefined) await this.#deliver(event);
    return event !== undefined;
  }

  async #deliver(event: QueuedEvent): Promise<number> {
    let status = 0;
    for (let copy = 0; copy < event.copies; copy++) status = await this.#post(event);
    await this.#queue((queue) => queue.settle(event, status));
    return status;
  }

  /** Sends an event; returns the receiver's status, or 0 without a response. */
  async #post({ id, body, url }: QueuedEvent): Promise<number> {
    const target = url ?? this.#options.webhookUrl();
    if (target === undefined) return 0;
    try {
      const response = await fetch(target, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Razorpay-Webhook/v1',
          'x-razorpay-event-id': id,
          'x-razorpay-signature': hmac(this.#options.service.keys.webhookSecret, body),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(DELIVERY_TIMEOUT), this.#stopping.signal]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  #queue<T>(operation: (queue: WebhookQueue) => Promise<T>): Promise<T> {
    return this.#options.database.transaction((query) => operation(new WebhookQueue(query)));
  }
}

/** Ignores the Problem that is thrown if another server has processed the payment first. */
const ignoreConflict = (error: unknown): void => {
  if (!(error instanceof Problem)) throw error;
};
