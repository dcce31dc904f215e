import type { Listener } from '../db/index.ts';
import type { Tag } from './tags.ts';

/** Changes remembered by tag, some 100 bytes each; older ones count as changes of everything. */
const MAX_CHANGES = 100_000;

/** A point in the order of changes. Note it before data is read: changes after it may be missing in the data. */
export type Version = number;

/** A cache of the store. */
export type Subscriber = {
  onChange?(tags: readonly Tag[]): void;
  /** Anything may have changed. */
  onClear(): void;
};

/**
 * What all caches of a server know of changes: the one listener of the channel `changes`, and the one guard against
 * values that are out of date. Nothing is up to date while the connection of the listener is lost (decision 0095).
 */
export class CacheStore {
  readonly #maxChanges: number;
  /** The version of each tag's last change, the latest last. */
  readonly #changedAt = new Map<Tag, Version>();
  readonly #subscribers: Subscriber[] = [];
  #version: Version = 1;
  #clearedAt: Version = 0;
  #isListening = false;

  constructor({ maxChanges = MAX_CHANGES } = {}) {
    this.#maxChanges = maxChanges;
  }

  readonly listener: Listener = {
    channel: 'changes',
    onMessage: (payload) => this.#change(payload.split(' ') as Tag[]),
    onReady: () => this.#clear(true),
    onLost: () => this.#clear(false),
  };

  /** False while changes cannot be received. */
  get isListening(): boolean {
    return this.#isListening;
  }

  /** The present version, which every change increments. */
  get version(): Version {
    return this.#version;
  }

  /** True if nothing that depends on `tags` has changed since the version before its data was read. */
  isCurrent(tags: readonly Tag[], since: Version): boolean {
    if (!this.#isListening || since <= this.#clearedAt) return false;
    return tags.every((tag) => (this.#changedAt.get(tag) ?? 0) < since);
  }

  subscribe(subscriber: Subscriber): void {
    this.#subscribers.push(subscriber);
  }

  #change(tags: readonly Tag[]): void {
    const at = this.#version++;
    for (const tag of tags) {
      this.#changedAt.delete(tag);
      this.#changedAt.set(tag, at);
    }
    for (const [tag, version] of this.#changedAt) {
      if (this.#changedAt.size <= this.#maxChanges) break;
      this.#changedAt.delete(tag);
      this.#clearedAt = version;
    }
    for (const { onChange } of this.#subscribers) onChange?.(tags);
  }

  #clear(isListening: boolean): void {
    this.#isListening = isListening;
    this.#clearedAt = this.#version++;
    this.#changedAt.clear();
    for (const { onClear } of this.#subscribers) onClear();
  }
}
