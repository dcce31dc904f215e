import type { CacheStore, Version } from './cache-store.ts';
import type { Tag } from './tags.ts';

type Entry<V> = {
  readonly value: V;
  readonly tags: readonly Tag[];
  readonly since: Version;
  readonly size: number;
  /** The version at which the entry was last known to be up to date. */
  checkedAt: Version;
};

type Options<K, V> = {
  maxSize: number;
  /** What an entry counts towards `maxSize`; 1 by default. */
  sizeOf?: (key: K, value: V) => number;
};

/** Values that depend on tags, each returned until one of its tags changes. The oldest entries are evicted first. */
export class TaggedCache<K, V> {
  readonly #store: CacheStore;
  readonly #options: Options<K, V>;
  readonly #entries = new Map<K, Entry<V>>();
  #size = 0;

  constructor(store: CacheStore, options: Options<K, V>) {
    this.#store = store;
    this.#options = options;
    store.subscribe({ onClear: () => this.#clear() });
  }

  /** Returns the value of a key, or undefined if the cache has no current value. */
  get(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    const { version } = this.#store;
    if (entry.checkedAt !== version) {
      if (!this.#store.isCurrent(entry.tags, entry.since)) {
        this.#evict(key, entry);
        return undefined;
      }
      entry.checkedAt = version;
    }
    return entry.value;
  }

  /** Caches a value whose data was read after the version `since`, unless one of its tags has changed meanwhile. */
  set(key: K, value: V, { tags, since }: { tags: readonly Tag[]; since: Version }): void {
    if (!this.#store.isCurrent(tags, since)) return;
    const replaced = this.#entries.get(key);
    if (replaced) this.#evict(key, replaced);
    const size = this.#options.sizeOf?.(key, value) ?? 1;
    this.#entries.set(key, { value, tags, since, size, checkedAt: this.#store.version });
    this.#size += size;
    for (const [oldest, entry] of this.#entries) {
      if (this.#size <= this.#options.maxSize) break;
      this.#evict(oldest, entry);
    }
  }

  /** Returns the cached value of a key, or else loads and caches it. */
  async read(key: K, tags: readonly Tag[], load: () => Promise<V>): Promise<V> {
    const cached = this.get(key);
    if (cached !== undefined) return cached;
    const since = this.#store.version;
    const value = await load();
    this.set(key, value, { tags, since });
    return value;
  }

  #evict(key: K, entry: Entry<V>): void {
    this.#entries.delete(key);
    this.#size -= entry.size;
  }

  #clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }
}
