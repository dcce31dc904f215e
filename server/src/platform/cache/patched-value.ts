import type { CacheStore, Version } from './cache-store.ts';
import type { Tag, tagsWithId } from './tags.ts';

/** Above this many changes, reading everything again is less work. */
const MAX_PENDING_CHANGES = 5000;

type Source<T> = {
  /** The tags whose change makes the value be read again. */
  tags: readonly Tag[];
  read: () => Promise<T>;
  /** How the value is brought up to date with changed items, published under `tag` with their ids. */
  patch?: {
    tag: (typeof tagsWithId)[number];
    /** Reads the items, then changes the value at once. */
    apply: (value: T, ids: readonly number[]) => Promise<void>;
  };
};

/**
 * A value that takes long to read and little to bring up to date, such as an index. It follows each change at once,
 * so that callers seldom wait. While changes are not received, `current` reads it again; concurrent callers share
 * that.
 */
export class PatchedValue<T> {
  readonly #store: CacheStore;
  readonly #source: Source<T>;
  /** With the version of its last read, whose changes it includes. */
  #cached: { value: T; version: Version } | undefined;
  /** Of the value as a whole: it differs once a read under way may have missed a change. */
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

  /** The value with every change received before the call. */
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

  /** If it fails, the next call tries again and reports the error. */
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
   * One read at a time. Callers during a read share the next one, since the one under way may miss a change.
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
