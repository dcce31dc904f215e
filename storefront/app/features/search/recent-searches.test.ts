import { memoryStorage } from '@sabuja/ui/lib/memory-storage.ts';
import { expect, test } from 'vitest';
import { addRecentSearch, clearRecentSearches, recentSearches } from './recent-searches.ts';

function createStorage() {
  const storage = memoryStorage();
  return () => storage;
}

test('the newest six searches are stored, each once', () => {
  const store = createStorage();
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'C']) addRecentSearch(store, text);
  expect(recentSearches(store)).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
  clearRecentSearches(store);
  expect(recentSearches(store)).toEqual([]);
});

test.each(['{', '{"a":1}', '[1,null]', '"x"'])(
  '%s in the storage is taken for nothing',
  (stored) => {
    const store = createStorage();
    store().setItem('recent_searches', stored);
    expect(recentSearches(store)).toEqual([]);
  },
);

test('without storage, searching still works', () => {
  const forbiddenStorage = () => {
    throw new Error('denied');
  };
  addRecentSearch(forbiddenStorage, 'tomato');
  expect(recentSearches(forbiddenStorage)).toEqual([]);
});
