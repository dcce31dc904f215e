import type { Db } from '../../../platform/db/index.ts';
import type { Findable } from './findable.ts';
import { SearchIndex } from './search-index.ts';
import { findFindable, listFindable } from './search-store.ts';

/** So many are read at once that other requests get their turn in between. */
const batch = 1000;
/** Above this many changes, reading everything anew is less work. */
const mostChanges = 5000;

/**
 * A search index that is as fresh as what has been told. While nothing can be heard, `current` reads
 * everything anew; those who wait together share a reading.
 */
export class FreshIndex {
  readonly #db: Db;
  #hears = false;
  /** Undefined until everything has been read. */
  #index: SearchIndex | undefined;
  #forgotten = 0;
  readonly #changed = new Set<number>();
  #catchingUp: Promise<void> | undefined;
  #lastReading: Promise<unknown> = Promise.resolve();
  #nextReading: Promise<SearchIndex> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** A stock has changed, come or gone. */
  tell(stockId: number): void {
    this.#changed.add(stockId);
    if (this.#changed.size > mostChanges) this.forget(this.#hears);
    else this.#catchUpEarly();
  }

  /** Anything may have changed; and will untold, unless it `hears`. */
  forget(hears: boolean): void {
    this.#hears = hears;
    this.#forgotten += 1;
    this.#index = undefined;
    this.#changed.clear();
    this.#catchUpEarly();
  }

  /** The index with everything that was told before. */
  async current(): Promise<SearchIndex> {
    while (this.#hears) {
      await this.#catchingUp;
      if (this.#index === undefined || this.#changed.size > 0) await this.#catchUp();
      if (this.#index) return this.#index;
    }
    return await this.#readForAllWaiting();
  }

  /** If it fails, whoever searches next tries again and is told. */
  #catchUpEarly(): void {
    if (this.#hears) this.#catchUp().catch(() => {});
  }

  #catchUp(): Promise<void> {
    this.#catchingUp ??= this.#readChanges().finally(() => {
      this.#catchingUp = undefined;
    });
    return this.#catchingUp;
  }

  async #readChanges(): Promise<void> {
    const [index, ids, forgotten] = [this.#index, [...this.#changed], this.#forgotten];
    this.#changed.clear();
    try {
      if (index) return renew(index, ids, await findFindable(this.#db, ids));
      const read = await readIndex(this.#db);
      if (forgotten === this.#forgotten) this.#index = read;
    } catch (error) {
      this.#index = undefined;
      throw error;
    }
  }

  /** One reading at a time. Who comes while one is under way waits for the next. */
  #readForAllWaiting(): Promise<SearchIndex> {
    this.#nextReading ??= this.#lastReading.then(() => {
      this.#nextReading = undefined;
      const reading = readIndex(this.#db);
      this.#lastReading = reading.catch(() => {});
      return reading;
    });
    return this.#nextReading;
  }
}

/** What is not found any more is not on sale. */
function renew(index: SearchIndex, ids: readonly number[], found: readonly Findable[]): void {
  for (const id of ids) index.remove(id);
  for (const stock of found) index.add(stock);
}

async function readIndex(db: Db): Promise<SearchIndex> {
  const index = new SearchIndex();
  let stocks: Findable[];
  let last = 0;
  do {
    stocks = await listFindable(db, last, batch);
    for (const stock of stocks) index.add(stock);
    last = stocks.at(-1)?.id ?? last;
  } while (stocks.length === batch);
  return index;
}
