import type { Listener } from '../../platform/db/index.ts';

/** A limit, since a client can request any filter. */
const MAX_ENTRIES = 10_000;

/**
 * The totals of listings, cached until a change of any listing is published. An order changes a stock and so
 * its page, but no total.
 */
export class StockCountCache {
  readonly #counts = new Map<string, number>();
  #isEnabled = false;
  #generation = 0;

  /** The count cached under `key`, or what `count` returns now. */
  async get(key: string, count: () => Promise<number>): Promise<number> {
    const cached = this.#counts.get(key);
    if (cached !== undefined) return cached;
    const generation = this.#generation;
    const total = await count();
    if (this.#isEnabled && generation === this.#generation && this.#counts.size < MAX_ENTRIES) {
      this.#counts.set(key, total);
    }
    return total;
  }

  readonly listener: Listener = {
    channel: 'changes',
    onMessage: (payload) => {
      if (/\b(listing|catalogue)\b/.test(payload)) this.#invalidate(true);
    },
    onReady: () => this.#invalidate(true),
    onLost: () => this.#invalidate(false),
  };

  #invalidate(isEnabled: boolean): void {
    this.#isEnabled = isEnabled;
    this.#generation += 1;
    this.#counts.clear();
  }
}
