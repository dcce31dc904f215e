import type { Database } from './database.ts';
import type { WebhookEvent } from './entities.ts';
import { type Keys, newId } from './ids.ts';
import type { Mode } from './mode.ts';
import { Store } from './store.ts';

/** The context of one operation of the provider: its access to the data, and the functions for emitting events. */
export type OperationContext = {
  store: Store;
  mode: Mode;
  /** The current time in unix seconds, by the shop's clock. */
  now: number;
  keys: Keys;
  /** Sends a webhook after the transaction has committed, with the entities as they are at this call. */
  emit(event: WebhookEvent): void;
  /** Call it after writing something that the dispatcher must process later. */
  markDue(): void;
};

type Clock = { now(): Date };

/** Runs each operation of the provider in one transaction, which also stores the webhooks of the operation. */
export class ProviderService {
  readonly keys: Keys;
  readonly #database: Database;
  readonly #clock: Clock;
  /** Called after a transaction that wrote something which is due now or later. */
  onDue: () => void = () => {};

  constructor(database: Database, keys: Keys, clock: Clock) {
    this.#database = database;
    this.keys = keys;
    this.#clock = clock;
  }

  async run<T>(operation: (work: OperationContext) => Promise<T>): Promise<T> {
    let isDue = false;
    const markDue = () => {
      isDue = true;
    };
    const result = await this.#database.transaction(async (query) => {
      const store = new Store(query);
      const mode = await store.mode();
      const now = Math.floor(this.#clock.now().getTime() / 1000);
      const emitted: { event: string; body: string }[] = [];
      const emit = (event: WebhookEvent) => {
        emitted.push({ event: event.event, body: buildEventBody(event, this.keys, now) });
        markDue();
      };
      const result = await operation({ store, mode, now, keys: this.keys, emit, markDue });
      const state = mode.webhooks.held ? 'held' : 'waiting';
      for (const event of mode.webhooks.reversed ? emitted.reverse() : emitted) {
        await store.addEvent({ ...event, id: newId('evt'), state }, mode.webhooks);
      }
      return result;
    });
    if (isDue) this.onDue();
    return result;
  }
}

function buildEventBody(
  { event, order, payment, refund, link }: WebhookEvent,
  keys: Keys,
  now: number,
): string {
  const entities = {
    ...(refund && { refund }),
    ...(payment && { payment }),
    ...(order && { order }),
    ...(link && { payment_link: link }),
  };
  const payload = Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [name, { entity }]),
  );
  return JSON.stringify({
    entity: 'event',
    account_id: keys.accountId,
    event,
    contains: Object.keys(entities),
    payload,
    created_at: now,
  });
}
