import type { Selectable } from 'kysely';
import { type CacheStore, TaggedCache } from '../../../platform/cache/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { findStocks } from '../stocks-store.ts';
import type { StockRow } from '../tables.ts';

type Stock = Selectable<StockRow>;

/** An entry takes about half a kilobyte. */
const MAX_ENTRIES = 150_000;

/** Stocks, cached until a change of them is published. */
export class StockCache {
  readonly #db: Db;
  readonly #store: CacheStore;
  readonly #stocks: TaggedCache<number, Stock>;

  constructor(db: Db, store: CacheStore) {
    this.#db = db;
    this.#store = store;
    this.#stocks = new TaggedCache(store, { maxSize: MAX_ENTRIES });
  }

  /** Returns the stocks with these ids that exist, in the order of the ids. */
  async read(ids: readonly number[]): Promise<Stock[]> {
    const cached = ids.map((id) => this.#stocks.get(id));
    if (!cached.includes(undefined)) return cached.filter((stock) => stock !== undefined);
    const read = await this.#fetch(ids.filter((_, i) => cached[i] === undefined));
    return ids.flatMap((id, i) => cached[i] ?? read.get(id) ?? []);
  }

  async #fetch(ids: readonly number[]): Promise<Map<number, Stock>> {
    const since = this.#store.version;
    const rows = await findStocks(this.#db, ids);
    for (const row of rows) {
      this.#stocks.set(row.id, row, { tags: [`stock:${row.id}`, 'catalogue'], since });
    }
    return new Map(rows.map((row) => [row.id, row]));
  }
}
