import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { findStocks } from '../stocks-store.ts';
import type { StockRow } from '../tables.ts';

type Stock = Selectable<StockRow>;

/** About half a kilobyte each; the oldest entry is evicted first. */
const MAX_ENTRIES = 150_000;

/**
 * Stocks, cached until a change of them is published. A stock that changes while it
 * is read is returned, but not cached.
 */
export class StockCache {
  readonly #db: Db;
  #isEnabled = false;
  readonly #stocks = new Map<number, Stock>();
  /** The read under way for each stock. A change removes it, so that the read is not cached. */
  readonly #readers = new Map<number, object>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** The stocks with those ids that exist, in that order. */
  async read(ids: readonly number[]): Promise<Stock[]> {
    const cached = ids.map((id) => this.#stocks.get(id));
    if (!cached.includes(undefined)) return cached.filter((stock) => stock !== undefined);
    const read = await this.#fetch(ids.filter((_, i) => cached[i] === undefined));
    return ids.flatMap((id, i) => cached[i] ?? read.get(id) ?? []);
  }

  async #fetch(ids: readonly number[]): Promise<Map<number, Stock>> {
    const reader = {};
    for (const id of ids) this.#readers.set(id, reader);
    const rows = await findStocks(this.#db, ids);
    const read = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) {
      if (this.#readers.get(id) !== reader) continue;
      this.#readers.delete(id);
      const stock = read.get(id);
      if (stock && this.#isEnabled) this.#store(stock);
    }
    return read;
  }

  #store(stock: Stock): void {
    this.#stocks.set(stock.id, stock);
    if (this.#stocks.size <= MAX_ENTRIES) return;
    const [oldest] = this.#stocks.keys();
    if (oldest !== undefined) this.#stocks.delete(oldest);
  }

  evict(id: number): void {
    this.#stocks.delete(id);
    this.#readers.delete(id);
  }

  /** Clears the cache; while `isEnabled` is false, since changes are not received, nothing is cached. */
  clear(isEnabled: boolean): void {
    this.#isEnabled = isEnabled;
    this.#stocks.clear();
    this.#readers.clear();
  }
}
