import type { Db } from '../../../platform/db/index.ts';
import { SearchIndex } from './search-index.ts';
import { findSearchableStocks, listSearchableStocks } from './search-store.ts';
import type { SearchableStock } from './searchable-stock.ts';

/** So many are read at once that other requests get their turn in between. */
const BATCH_SIZE = 1000;
/** Above this many changes, reading everything anew is less work. */
const MAX_PENDING_CHANGES = 5000;

/**
 * A search index that is as fresh as what has been told. While nothing can be heard, `current` reads
 * everything anew; those who wait together share a reading.
 */
export class SearchIndexCache {
  readonly #db: Db;
  #isListening = false;
  /** Undefined until everything has been read. */
  #index: SearchIndex | undefined;
  #generation = 0;
  readonly #changed = new Set<number>();
  #refreshing: Promise<void> | undefined;
  #lastRead: Promise<unknown> = Promise.resolve();
  #nextRead: Promise<SearchIndex> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** A stock has changed, come or gone. */
  markChanged(stockId: number): void {
    this.#changed.add(stockId);
    if (this.#changed.size > MAX_PENDING_CHANGES) this.invalidate(this.#isListening);
    else this.#refreshEagerly();
  }

  /** Anything may have changed; and will untold, unless it `hears`. */
  invalidate(isListening: boolean): void {
    this.#isListening = isListening;
    this.#generation += 1;
    this.#index = undefined;
    this.#changed.clear();
    this.#refreshEagerly();
  }

  /** The index with everything that was told before. */
  async current(): Promise<SearchIndex> {
    while (this.#isListening) {
      await this.#refreshing;
      if (this.#index === undefined || this.#changed.size > 0) await this.#refresh();
      if (this.#index) return this.#index;
    }
    return await this.#readShared();
  }

  /** If it fails, whoever searches next tries again and is told. */
  #refreshEagerly(): void {
    if (this.#isListening) this.#refresh().catch(() => {});
  }

  #refresh(): Promise<void> {
    this.#refreshing ??= this.#applyChanges().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #applyChanges(): Promise<void> {
    const [index, ids, generation] = [this.#index, [...this.#changed], this.#generation];
    this.#changed.clear();
    try {
      if (index) return updateIndex(index, ids, await findSearchableStocks(this.#db, ids));
      const read = await buildIndex(this.#db);
      if (generation === this.#generation) this.#index = read;
    } catch (error) {
      this.#index = undefined;
      throw error;
    }
  }

  /** One reading at a time. Who comes while one is under way waits for the next. */
  #readShared(): Promise<SearchIndex> {
    this.#nextRead ??= this.#lastRead.then(() => {
      this.#nextRead = undefined;
      const read = buildIndex(this.#db);
      this.#lastRead = read.catch(() => {});
      return read;
    });
    return this.#nextRead;
  }
}

/** What is not found any more is not on sale. */
function updateIndex(
  index: SearchIndex,
  ids: readonly number[],
  found: readonly SearchableStock[],
): void {
  for (const id of ids) index.remove(id);
  for (const stock of found) index.add(stock);
}

async function buildIndex(db: Db): Promise<SearchIndex> {
  const index = new SearchIndex();
  let stocks: SearchableStock[];
  let last = 0;
  do {
    stocks = await listSearchableStocks(db, last, BATCH_SIZE);
    for (const stock of stocks) index.add(stock);
    last = stocks.at(-1)?.id ?? last;
  } while (stocks.length === BATCH_SIZE);
  return index;
}
