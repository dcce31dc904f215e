export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Runs work on the browser's storage; returns undefined where that is forbidden, or full. */
export function withStorage<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export type StoredJson<T> = {
  /** The value; undefined when there is none, `unreadable` when it cannot be read. */
  read: (unreadable?: T) => T | undefined;
  /** Reads the value and removes it. */
  take: () => T | undefined;
  write: (value: T) => void;
  remove: () => void;
};

/**
 * A value stored as JSON in the browser's storage. `parse` makes one of whatever is there, which may be
 * of an older version of the shop; it returns undefined, or throws, for what is none.
 */
export function storedJson<T>(
  storage: () => BrowserStorage,
  key: string,
  parse: (value: unknown) => T | undefined,
): StoredJson<T> {
  const read = (unreadable?: T): T | undefined => {
    try {
      const text = storage().getItem(key);
      return text === null ? undefined : parse(JSON.parse(text));
    } catch {
      return unreadable;
    }
  };
  const remove = () => withStorage(() => storage().removeItem(key));
  return {
    read,
    remove,
    take: () => {
      const value = read();
      remove();
      return value;
    },
    write: (value) => withStorage(() => storage().setItem(key, JSON.stringify(value))),
  };
}
