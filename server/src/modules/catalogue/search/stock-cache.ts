import type { Stock } from '@sabuja/contract';
import type { Db } from '../../../platform/db/index.ts';
import { findStocks, toApiStock } from '../stocks-store.ts';

/** About half a kilobyte each; the longest kept goes first. */
const MAX_ENTRIES = 150_000;

/**
 * Stocks as the API shows them, kept in memory until a change of them is told. What is read while
 * such a change comes in is given, but not kept.
 */
export class StockCache {
  readonly #db: Db;
  #isEnabled = false;
  readonly #stocks = new Map<number, Stock>();
  /** Who reads a stock at the moment. A change takes that away. */
  readonly #readers = new Map<number, object>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** The stocks of those ids that there are, in that order. */
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
    const read = new Map(rows.map((row) => [row.id, toApiStock(row)]));
    for (const id of ids) {
      if (this.#readers.get(id) !== reader) continue;
      this.#readers.delete(id);
      const stock = read.get(id);
      if (stock && this.#isEnabled) this.#store(stock);
    }
    return read;
  }

  #store(stock: Stock): void {
    this.#stocks.set(stock.stock_id, stock);
    if (this.#stocks.size <= MAX_ENTRIES) return;
    const [oldest] = this.#stocks.keys();
    if (oldest !== undefined) this.#stocks.delete(oldest);
  }

  evict(id: number): void {
    this.#stocks.delete(id);
    this.#readers.delete(id);
  }

  /** Forgets all; while changes can't be told, it `keeps` nothing either. */
  clear(isEnabled: boolean): void {
    this.#isEnabled = isEnabled;
    this.#stocks.clear();
    this.#readers.clear();
  }
}
