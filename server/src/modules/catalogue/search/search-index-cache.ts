import type { Db } from '../../../platform/db/index.ts';
import type { ItemSource } from './item-source.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchableItem } from './searchable-item.ts';
import { Synonyms } from './synonyms.ts';
import { listSynonyms } from './synonyms-store.ts';

/** Items per read, so that other requests are served in between. */
const BATCH_SIZE = 1000;
/** Above this many changes, rebuilding the index is less work. */
const MAX_PENDING_CHANGES = 5000;

/**
 * A search index that is as fresh as the changes received. While the listener connection is lost, `current`
 * rebuilds the index; concurrent callers share a rebuild.
 */
export class SearchIndexCache {
  readonly #db: Db;
  readonly #source: ItemSource;
  #isListening = false;
  /** Undefined until the index has been built. */
  #index: SearchIndex | undefined;
  #generation = 0;
  readonly #changed = new Set<number>();
  #refreshing: Promise<void> | undefined;
  #lastRead: Promise<unknown> = Promise.resolve();
  #nextRead: Promise<SearchIndex> | undefined;

  constructor(db: Db, source: ItemSource) {
    this.#db = db;
    this.#source = source;
  }

  /** Notes that an item was changed, added or deleted. */
  markChanged(itemId: number): void {
    this.#changed.add(itemId);
    if (this.#changed.size > MAX_PENDING_CHANGES) this.invalidate(this.#isListening);
    else this.#refreshEagerly();
  }

  /**
   * Discards the index, since anything may have changed. While `isListening` is false, changes are not
   * received.
   */
  invalidate(isListening: boolean): void {
    this.#isListening = isListening;
    this.#generation += 1;
    this.#index = undefined;
    this.#changed.clear();
    this.#refreshEagerly();
  }

  /** The index with every change received before the call. */
  async current(): Promise<SearchIndex> {
    while (this.#isListening) {
      await this.#refreshing;
      if (this.#index === undefined || this.#changed.size > 0) await this.#refresh();
      if (this.#index) return this.#index;
    }
    return await this.#readShared();
  }

  /** If it fails, the next search tries again and reports the error. */
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
      if (index) return updateIndex(index, ids, await this.#source.find(this.#db, ids));
      const read = await buildIndex(this.#db, this.#source);
      if (generation === this.#generation) this.#index = read;
    } catch (error) {
      this.#index = undefined;
      throw error;
    }
  }

  /**
   * One rebuild at a time. Callers during a rebuild share the next one, since the current one may miss a
   * change.
   */
  #readShared(): Promise<SearchIndex> {
    this.#nextRead ??= this.#lastRead.then(() => {
      this.#nextRead = undefined;
      const read = buildIndex(this.#db, this.#source);
      this.#lastRead = read.catch(() => {});
      return read;
    });
    return this.#nextRead;
  }
}

/** Items that are not found any more are not on sale. */
function updateIndex(
  index: SearchIndex,
  ids: readonly number[],
  found: readonly SearchableItem[],
): void {
  for (const id of ids) index.remove(id);
  for (const item of found) index.add(item);
}

async function buildIndex(db: Db, source: ItemSource): Promise<SearchIndex> {
  const index = new SearchIndex(new Synonyms(await listSynonyms(db)));
  let items: SearchableItem[];
  let last = 0;
  do {
    items = await source.list(db, last, BATCH_SIZE);
    for (const item of items) index.add(item);
    last = items.at(-1)?.id ?? last;
  } while (items.length === BATCH_SIZE);
  return index;
}
