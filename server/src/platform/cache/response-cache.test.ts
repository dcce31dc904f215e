import { brotliDecompressSync } from 'node:zlib';
import { seconds } from '@sabuja/kit';
import { expect, test } from 'vitest';
import { CacheStore } from './cache-store.ts';
import { ResponseCache } from './response-cache.ts';

const WORDS = ['tomato', 'brinjal', 'pointed gourd', 'drumstick', 'amaranth', 'rohu', 'mango'];
const page = Buffer.from(
  Array.from({ length: 900 }, (_, index) => `<p>${WORDS[(index * index) % 7]} ${index}</p>`).join(
    '',
  ),
);

function createCache() {
  let time = 0;
  const store = new CacheStore();
  const responseCache = new ResponseCache(store, () => time);
  const kind = {
    contentType: 'text/html',
    vary: 'accept-encoding',
    headers: { 'x-content-type-options': 'nosniff' },
  };
  const meta = { tags: ['catalogue'], since: store.version, isCacheable: true } as const;
  const addPage = (url = '/') => {
    const response = responseCache.add(url, page, kind, meta);
    return { response, request: () => response.br()?.body ?? Buffer.alloc(0) };
  };
  const advance = (ms: number) => {
    time += ms;
  };
  return { addPage, advance };
}

test('a page that is requested again after a while is compressed once more, smaller', async () => {
  const { addPage, advance } = createCache();
  const { response, request } = addPage();
  const quick = request();
  advance(seconds(5) - 1);
  expect(request()).toBe(quick);
  advance(1);
  expect(request()).toBe(quick);
  await expect.poll(() => request().length).toBeLessThan(quick.length);
  const dense = request();
  expect(brotliDecompressSync(dense)).toEqual(page);
  const { headers = [] } = response.br() ?? {};
  expect(headers[headers.indexOf('content-length') + 1]).toBe(String(dense.length));
});

test('pages are compressed once more one after the other, with a pause in between', async () => {
  const { addPage, advance } = createCache();
  const [first, second] = [addPage('/1'), addPage('/2')];
  const quick = [first.request(), second.request()];
  advance(seconds(5));
  first.request();
  second.request();
  await expect.poll(() => first.request()).not.toBe(quick[0]);
  advance(seconds(1) - 1);
  expect(second.request()).toBe(quick[1]);
  // Had the second page been compressed too, it would be ready before one whose compression begins now.
  const { addPage: addOther, advance: advanceOther } = createCache();
  const other = addOther();
  const quickOther = other.request();
  advanceOther(seconds(5));
  await expect.poll(() => other.request()).not.toBe(quickOther);
  expect(second.request()).toBe(quick[1]);
  advance(1);
  await expect.poll(() => second.request()).not.toBe(quick[1]);
});

test('a header is sent once, also when a page sets it itself', () => {
  const { headers } = createCache().addPage().response.uncompressed;
  expect(headers.filter((name) => name === 'x-content-type-options')).toHaveLength(1);
});
