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

function cachePage() {
  let time = 0;
  const store = new CacheStore();
  const responseCache = new ResponseCache(store, () => time);
  const kind = {
    contentType: 'text/html',
    vary: 'accept-encoding',
    headers: { 'x-content-type-options': 'nosniff' },
  };
  const meta = { tags: ['catalogue'], since: store.version, isCacheable: true } as const;
  const response = responseCache.add('/', page, kind, meta);
  const request = (times: number) => {
    const bodies = Array.from({ length: times }, () => response.br()?.body);
    return bodies.at(-1) ?? Buffer.alloc(0);
  };
  const advance = (ms: number) => {
    time += ms;
  };
  return { response, request, advance };
}

test('a cached page that is requested often is compressed once more, smaller', async () => {
  const { response, request, advance } = cachePage();
  const quick = request(1);
  advance(seconds(10));
  expect(request(20)).toBe(quick);
  await expect.poll(() => request(1).length).toBeLessThan(quick.length);
  const dense = request(1);
  expect(brotliDecompressSync(dense)).toEqual(page);
  const { headers = [] } = response.br() ?? {};
  expect(headers[headers.indexOf('content-length') + 1]).toBe(String(dense.length));
});

test('a rarely requested or new page is not compressed again', async () => {
  const [rare, recent, popular] = [cachePage(), cachePage(), cachePage()];
  const before = [rare.request(1), recent.request(1)];
  const quick = popular.request(1);
  for (const page of [rare, popular]) page.advance(seconds(10));
  rare.request(17);
  recent.request(100);
  popular.request(20);
  // A second compression of the other two pages would have been queued before that of the popular page.
  await expect.poll(() => popular.request(1).length).toBeLessThan(quick.length);
  expect([rare.request(1), recent.request(1)]).toEqual(before);
});

test('a header is sent once, also when a page sets it itself', () => {
  const { headers } = cachePage().response.uncompressed;
  expect(headers.filter((name) => name === 'x-content-type-options')).toHaveLength(1);
});
