import type { Stock } from '@sabuja/contract';
import type { Db } from '../../../platform/db/index.ts';
import { findStocks, showStock } from '../stocks-store.ts';

/** About half a kilobyte each; the longest kept goes first. */
const most = 150_000;

/**
 * Stocks as the API shows them, kept in memory until a change of them is told. What is read while
 * such a change comes in is given, but not kept.
 */
export class KeptStocks {
  readonly #db: Db;
  #keeps = false;
  readonly #kept = new Map<number, Stock>();
  /** Who reads a stock at the moment. A change takes that away. */
  readonly #readers = new Map<number, object>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** The stocks of those ids that there are, in that order. */
  async read(ids: readonly number[]): Promise<Stock[]> {
    const kept = ids.map((id) => this.#kept.get(id));
    if (!kept.includes(undefined)) return kept.filter((stock) => stock !== undefined);
    const read = await this.#fetch(ids.filter((_, i) => kept[i] === undefined));
    return ids.flatMap((id, i) => kept[i] ?? read.get(id) ?? []);
  }

  async #fetch(ids: readonly number[]): Promise<Map<number, Stock>> {
    const reader = {};
    for (const id of ids) this.#readers.set(id, reader);
    const rows = await findStocks(this.#db, ids);
    const read = new Map(rows.map((row) => [row.id, showStock(row)]));
    for (const id of ids) {
      if (this.#readers.get(id) !== reader) continue;
      this.#readers.delete(id);
      const stock = read.get(id);
      if (stock && this.#keeps) this.#keep(stock);
    }
    return read;
  }

  #keep(stock: Stock): void {
    this.#kept.set(stock.stock_id, stock);
    if (this.#kept.size <= most) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }

  drop(id: number): void {
    this.#kept.delete(id);
    this.#readers.delete(id);
  }

  /** Forgets all; while changes can't be told, it `keeps` nothing either. */
  dropAll(keeps: boolean): void {
    this.#keeps = keeps;
    this.#kept.clear();
    this.#readers.clear();
  }
}
