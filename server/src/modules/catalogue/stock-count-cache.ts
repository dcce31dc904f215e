import type { Listener } from '../../platform/db/index.ts';

/** Invented filters must not fill the memory. */
const MAX_ENTRIES = 10_000;

/**
 * How many stocks lie on a shelf, kept until a change of any list is told. Every order changes some
 * stock and so the page that shows it, but not how many there are.
 */
export class StockCountCache {
  readonly #counts = new Map<string, number>();
  #isEnabled = false;
  #generation = 0;

  /** The count kept under `key`, or what `count` finds now. */
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
