import type { Database } from './database.ts';
import type { WebhookEvent } from './entities.ts';
import { type Keys, newId } from './ids.ts';
import type { Mode } from './mode.ts';
import { Store } from './store.ts';

/** The context of one operation of the provider: what it reads and writes, and the events that it emits. */
export type OperationContext = {
  store: Store;
  mode: Mode;
  /** Unix seconds, by the shop's clock. */
  now: number;
  keys: Keys;
  /** Sends a webhook after the operation has committed, with the entities as they are now. */
  emit(event: WebhookEvent): void;
  /** Notes that something was written that is due later. */
  markDue(): void;
};

type Clock = { now(): Date };

/** The provider: runs each operation in one transaction, which also writes its webhooks. */
export class ProviderService {
  readonly keys: Keys;
  readonly #database: Database;
  readonly #clock: Clock;
  /** Called when something was written that is due now or later. */
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
