import type { CacheStore, Version } from './cache-store.ts';
import type { Tag, tagsWithId } from './tags.ts';

/** Above this many changes, reading the whole value again is less work than patching it. */
const MAX_PENDING_CHANGES = 5000;

type Source<T> = {
  /** When one of these tags changes, the whole value is read again. */
  tags: readonly Tag[];
  read: () => Promise<T>;
  /** How to update only the changed items of the value; their ids are published with `tag`. */
  patch?: {
    tag: (typeof tagsWithId)[number];
    /** Reads the items, then changes the value synchronously. */
    apply: (value: T, ids: readonly number[]) => Promise<void>;
  };
};

/**
 * A cached value that is slow to read but fast to update, such as an index. Each change is applied when it is received,
 * so that callers seldom wait. While changes cannot be received, each call of `current` reads the value again;
 * concurrent callers share a read.
 */
export class PatchedValue<T> {
  readonly #store: CacheStore;
  readonly #source: Source<T>;
  /** The value includes all changes up to `version`, the version noted before its last read or patch. */
  #cached: { value: T; version: Version } | undefined;
  /** Incremented when the whole value is discarded: a read that began before may have missed a change. */
  #generation = 0;
  readonly #changed = new Set<number>();
  #refreshing: Promise<void> | undefined;
  #lastRead: Promise<unknown> = Promise.resolve();
  #nextRead: Promise<T> | undefined;

  constructor(store: CacheStore, source: Source<T>) {
    this.#store = store;
    this.#source = source;
    store.subscribe({
      onChange: (tags) => this.#onChange(tags),
      onClear: () => this.#discard(),
    });
  }

  /** Returns the value with every change that was received before the call. */
  async current(): Promise<T> {
    const asOf = this.#store.version;
    while (this.#store.isListening) {
      const cached = this.#cached;
      const isUnchanged = this.#changed.size === 0 && this.#refreshing === undefined;
      if (cached && (isUnchanged || cached.version >= asOf)) return cached.value;
      await this.#refresh();
    }
    return await this.#readShared();
  }

  #onChange(tags: readonly Tag[]): void {
    const ids = this.#idsOf(tags);
    for (const id of ids) this.#changed.add(id);
    const isAll = tags.some((tag) => this.#source.tags.includes(tag));
    if (isAll || this.#changed.size > MAX_PENDING_CHANGES) this.#discard();
    else if (ids.length > 0) this.#refreshEagerly();
  }

  #idsOf(tags: readonly Tag[]): number[] {
    if (this.#source.patch === undefined) return [];
    const start = `${this.#source.patch.tag}:`;
    return tags
      .filter((tag) => tag.startsWith(start))
      .map((tag) => Number(tag.slice(start.length)));
  }

  #discard(): void {
    this.#generation += 1;
    this.#cached = undefined;
    this.#changed.clear();
    this.#refreshEagerly();
  }

  /** Errors are ignored: the next call of `current` tries again and reports the error. */
  #refreshEagerly(): void {
    if (this.#store.isListening) this.#refresh().catch(() => {});
  }

  #refresh(): Promise<void> {
    this.#refreshing ??= this.#applyChanges().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #applyChanges(): Promise<void> {
    const [cached, ids, generation] = [this.#cached, [...this.#changed], this.#generation];
    const { version } = this.#store;
    this.#changed.clear();
    try {
      if (cached) await this.#source.patch?.apply(cached.value, ids);
      const value = cached ? cached.value : await this.#source.read();
      if (generation === this.#generation) this.#cached = { value, version };
    } catch (error) {
      this.#cached = undefined;
      throw error;
    }
  }

  /**
   * Runs one read at a time. Calls during a read share the next read, since the one in progress may miss a change.
   */
  #readShared(): Promise<T> {
    this.#nextRead ??= this.#lastRead.then(() => {
      this.#nextRead = undefined;
      const read = this.#source.read();
      this.#lastRead = read.catch(() => {});
      return read;
    });
    return this.#nextRead;
  }
}
