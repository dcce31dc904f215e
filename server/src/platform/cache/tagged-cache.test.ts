import { expect, test } from 'vitest';
import { CacheStore } from './cache-store.ts';
import { TaggedCache } from './tagged-cache.ts';

function openCache(maxSize = 10) {
  const store = new CacheStore();
  const cache = new TaggedCache<string, string>(store, { maxSize });
  store.listener.onReady();
  let loads = 0;
  const read = (key: string, tags: Parameters<typeof cache.read>[1] = ['listing']) =>
    cache.read(key, tags, async () => `${key} ${++loads}`);
  return { store, read };
}

test('a value is loaded once until one of its tags changes', async () => {
  const { store, read } = openCache();
  expect([await read('a', ['listing', 'stock:1']), await read('b', ['stock:2'])]).toEqual([
    'a 1',
    'b 2',
  ]);
  store.listener.onMessage('content stock:3');
  expect([await read('a'), await read('b')]).toEqual(['a 1', 'b 2']);
  store.listener.onMessage('in:4 stock:1');
  expect([await read('a'), await read('a'), await read('b')]).toEqual(['a 3', 'a 3', 'b 2']);
});

test('nothing is cached before changes are received, and while they are not', async () => {
  const store = new CacheStore();
  const cache = new TaggedCache<string, number>(store, { maxSize: 10 });
  let loads = 0;
  const read = () => cache.read('a', ['listing'], async () => ++loads);
  expect([await read(), await read()]).toEqual([1, 2]);
  store.listener.onReady();
  expect([await read(), await read()]).toEqual([3, 3]);
  store.listener.onLost();
  expect([await read(), await read()]).toEqual([4, 5]);
});

test('above the size, the oldest are evicted first', async () => {
  const { read } = openCache(2);
  for (const key of ['a', 'b', 'c']) await read(key);
  expect([await read('b'), await read('c'), await read('a')]).toEqual(['b 2', 'c 3', 'a 4']);
});

test('more changes than are remembered count as changes of everything before', async () => {
  const store = new CacheStore({ maxChanges: 2 });
  store.listener.onReady();
  const before = store.version;
  store.listener.onMessage('stock:1');
  const since = store.version;
  store.listener.onMessage('stock:2 stock:3');
  expect(store.isCurrent(['stock:1'], before)).toBe(false);
  expect(store.isCurrent(['stock:1'], since)).toBe(true);
});
