import { expect, test } from 'vitest';
import { memoryStorage } from '../../lib/memory-storage.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

function aStore() {
  const storage = memoryStorage();
  return () => storage;
}

test('the newest six searches are remembered, each once', () => {
  const store = aStore();
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'C']) rememberSearch(store, text);
  expect(recentSearches(store)).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
  forgetSearches(store);
  expect(recentSearches(store)).toEqual([]);
});

test.each(['{', '{"a":1}', '[1,null]', '"x"'])('%s in the storage is taken for nothing', (kept) => {
  const store = aStore();
  store().setItem('recent_searches', kept);
  expect(recentSearches(store)).toEqual([]);
});

test('a browser without storage searches all the same', () => {
  const forbidden = () => {
    throw new Error('denied');
  };
  rememberSearch(forbidden, 'tomato');
  expect(recentSearches(forbidden)).toEqual([]);
});
