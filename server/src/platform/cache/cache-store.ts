import type { Listener } from '../db/index.ts';
import type { Tag } from './tags.ts';

/** How many tags are stored with their last change, some 100 bytes each; older changes count as changes of all tags. */
const MAX_CHANGES = 100_000;

/** A point in the order of changes. Note it before data is read: changes after it may be missing in the data. */
export type Version = number;

/** A cache that the store notifies of changes. */
export type Subscriber = {
  onChange?(tags: readonly Tag[]): void;
  /** Called when anything may have changed. */
  onClear(): void;
};

/**
 * Tracks changes of data for all caches of a server: it has the only listener of the channel `changes`, and decides
 * whether a cached value is current. While the listener's connection is lost, no value is current (decision 0095).
 */
export class CacheStore {
  readonly #maxChanges: number;
  /** The version of each tag's last change, in order of the changes. */
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

  /** The current version; every change increments it. */
  get version(): Version {
    return this.#version;
  }

  /** Returns true if none of the `tags` has changed since `since`, the version noted before the data was read. */
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
