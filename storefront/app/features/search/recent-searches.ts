import {
  type BrowserStorage,
  readJson,
  removeStored,
  writeJson,
} from '@sabuja/ui/lib/browser-storage.ts';

const key = 'recent_searches';
const MAX_RECENT_SEARCHES = 6;

const parse = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((text) => typeof text === 'string').slice(0, MAX_RECENT_SEARCHES)
    : [];

/** Recent successful searches in this browser, newest first; empty where storage is forbidden. */
export const recentSearches = (storage: () => BrowserStorage): string[] =>
  readJson(storage, key, parse) ?? [];

/** Stores a search; a repeated one moves to the front. */
export function addRecentSearch(storage: () => BrowserStorage, text: string): void {
  const isSame = (other: string) => other.toLowerCase() === text.toLowerCase();
  const others = recentSearches(storage).filter((other) => !isSame(other));
  writeJson(storage, key, [text, ...others].slice(0, MAX_RECENT_SEARCHES));
}

export const clearRecentSearches = (storage: () => BrowserStorage): void =>
  removeStored(storage, key);
