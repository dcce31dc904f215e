export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** Where a value is stored: reading `localStorage` itself throws where storage is forbidden. */
type StorageProvider = () => BrowserStorage;

/**
 * Runs an action on the browser's storage; returns undefined where storage is forbidden or full.
 */
export function withStorage<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * The value stored as JSON under a key; undefined if there is none, `unreadable` if it cannot be
 * read. `parse` validates the stored value, which may be of an older version of the shop; it
 * returns undefined, or throws, for an invalid one.
 */
export function readJson<T>(
  storage: StorageProvider,
  key: string,
  parse: (value: unknown) => T | undefined,
  unreadable?: T,
): T | undefined {
  try {
    const text = storage().getItem(key);
    return text === null ? undefined : parse(JSON.parse(text));
  } catch {
    return unreadable;
  }
}

export const writeJson = (storage: StorageProvider, key: string, value: unknown): void =>
  withStorage(() => storage().setItem(key, JSON.stringify(value)));

export const removeStored = (storage: StorageProvider, key: string): void =>
  withStorage(() => storage().removeItem(key));

/** Reads a value and removes it. */
export function takeJson<T>(
  storage: StorageProvider,
  key: string,
  parse: (value: unknown) => T | undefined,
): T | undefined {
  const value = readJson(storage, key, parse);
  removeStored(storage, key);
  return value;
}
