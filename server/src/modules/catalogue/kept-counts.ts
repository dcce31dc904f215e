import type { Listener } from '../../platform/db/index.ts';

/** Invented filters must not fill the memory. */
const most = 10_000;

/**
 * How many stocks lie on a shelf, kept until a change of any list is told. Every order changes some
 * stock and so the page that shows it, but not how many there are.
 */
export class KeptCounts {
  readonly #counts = new Map<string, number>();
  #keeps = false;
  #changes = 0;

  /** The count kept under `key`, or what `count` finds now. */
  async of(key: string, count: () => Promise<number>): Promise<number> {
    const kept = this.#counts.get(key);
    if (kept !== undefined) return kept;
    const before = this.#changes;
    const counted = await count();
    if (this.#keeps && before === this.#changes && this.#counts.size < most) {
      this.#counts.set(key, counted);
    }
    return counted;
  }

  readonly listener: Listener = {
    channel: 'changes',
    onMessage: (payload) => {
      if (/\b(listing|catalogue)\b/.test(payload)) this.#forget(true);
    },
    onReady: () => this.#forget(true),
    onLost: () => this.#forget(false),
  };

  #forget(keeps: boolean): void {
    this.#keeps = keeps;
    this.#changes += 1;
    this.#counts.clear();
  }
}
