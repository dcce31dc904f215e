import type { Query } from './database.ts';
import { defaultMode, type Mode } from './mode.ts';

/** An event to be sent. */
export type QueuedEvent = { id: string; body: string; copies: number; url: string | null };

/** How long a claimed event is reserved for its server; after a crash another server may then send it. */
const LEASE_INTERVAL = "interval '15 seconds'";
/** Attempts after which an event is given up: after two minutes here, after a day at the real provider. */
const MAX_TRIES = 8;

/** The queue of events to be sent, within one transaction; contains only SQL. */
export class WebhookQueue {
  readonly #query: Query;
  constructor(query: Query) {
    this.#query = query;
  }

  /** Claims and returns the next due event; undefined if there is none. */
  takeDue(): Promise<QueuedEvent | undefined> {
    return this.#take(
      `select id from sandbox_razorpay.events where state = 'waiting' and due_at <= now()
       order by due_at, made limit 1 for update skip locked`,
    );
  }

  take(id: string): Promise<QueuedEvent | undefined> {
    return this.#take('select id from sandbox_razorpay.events where id = $1 for update', [id]);
  }

  async #take(selection: string, values: unknown[] = []): Promise<QueuedEvent | undefined> {
    const [row] = await this.#query<Omit<QueuedEvent, 'url'>>(
      `update sandbox_razorpay.events set tries = tries + 1, due_at = now() + ${LEASE_INTERVAL}
       where id in (${selection}) returning id, body, copies`,
      values,
    );
    return row && { ...row, url: (await this.#webhooks()).url };
  }

  /** Stores the result of a delivery: status 200 to 299 is a success; otherwise it is retried later or given up. */
  async settle({ id }: QueuedEvent, status: number): Promise<void> {
    const { retryMs } = await this.#webhooks();
    const isDelivered = status >= 200 && status < 300;
    await this.#query(
      `update sandbox_razorpay.events set last_status = $2,
         state = case when $3 then 'delivered' when state in ('held', 'delivered') then state
           when tries >= ${MAX_TRIES} then 'given_up' else 'waiting' end,
         due_at = now() + $4::float8 * 2 ^ (tries - 1) * interval '1 millisecond'
       where id = $1`,
      [id, status, isDelivered, retryMs],
    );
  }

  /** Makes held events due, so that they are sent in the order in which they were created. */
  async release(): Promise<void> {
    await this.#query(
      `update sandbox_razorpay.events set state = 'waiting', due_at = now() where state = 'held'`,
    );
  }

  /** Returns the milliseconds until something is due; undefined if there is nothing. */
  async millisecondsUntilNext(): Promise<number | undefined> {
    const [row] = await this.#query<{ wait: number | null }>(
      `select extract(epoch from min(due) - clock_timestamp())::float8 * 1000 as wait from (
         select due_at as due from sandbox_razorpay.events where state = 'waiting'
         union all
         select authorise_at from sandbox_razorpay.payments where authorise_at is not null) as all_due`,
    );
    return row?.wait == null ? undefined : Math.max(0, row.wait);
  }

  async #webhooks(): Promise<Mode['webhooks']> {
    const [row] = await this.#query<{ body: Mode }>('select body from sandbox_razorpay.mode');
    return (row?.body ?? defaultMode).webhooks;
  }
}
