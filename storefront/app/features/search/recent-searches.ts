import { type BrowserStorage, storedJson } from '../../lib/browser-storage.ts';

const most = 6;

const stored = (storage: () => BrowserStorage) =>
  storedJson(storage, 'recent_searches', (value) =>
    Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, most) : [],
  );

/** What was searched for in this browser and led somewhere, newest first. Nothing where storage is forbidden. */
export const recentSearches = (storage: () => BrowserStorage): string[] =>
  stored(storage).read() ?? [];

/** Remembers a search; one made before moves to the front. */
export function rememberSearch(storage: () => BrowserStorage, text: string): void {
  const same = (other: string) => other.toLowerCase() === text.toLowerCase();
  const others = recentSearches(storage).filter((other) => !same(other));
  stored(storage).write([text, ...others].slice(0, most));
}

export const forgetSearches = (storage: () => BrowserStorage): void => stored(storage).remove();
