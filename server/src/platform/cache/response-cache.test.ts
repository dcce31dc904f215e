import { brotliDecompressSync } from 'node:zlib';
import { seconds } from '@sabuja/kit';
import { expect, test } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const WORDS = ['tomato', 'brinjal', 'pointed gourd', 'drumstick', 'amaranth', 'rohu', 'mango'];
const page = Buffer.from(
  Array.from({ length: 900 }, (_, index) => `<p>${WORDS[(index * index) % 7]} ${index}</p>`).join(
    '',
  ),
);

function cachePage() {
  let time = 0;
  const responseCache = new ResponseCache(() => time);
  const kind = {
    contentType: 'text/html',
    vary: 'accept-encoding',
    headers: { 'x-content-type-options': 'nosniff' },
  };
  const meta = {
    tags: ['catalogue'],
    startVersion: responseCache.currentVersion(),
    isCacheable: true,
  };
  const response = responseCache.add('/', page, kind, meta);
  const request = (times: number) => {
    const bodies = Array.from({ length: times }, () => response.br()?.body);
    return bodies.at(-1) ?? Buffer.alloc(0);
  };
  const advance = (ms: number) => {
    time += ms;
  };
  return { answer: response, ask: request, wait: advance };
}

test('a page that stays and is asked for often is compressed once more, smaller', async () => {
  const { answer: response, ask: request, wait: advance } = cachePage();
  const quick = request(1);
  advance(seconds(10));
  expect(request(20)).toBe(quick);
  await expect.poll(() => request(1).length).toBeLessThan(quick.length);
  const dense = request(1);
  expect(brotliDecompressSync(dense)).toEqual(page);
  const { headers = [] } = response.br() ?? {};
  expect(headers[headers.indexOf('content-length') + 1]).toBe(String(dense.length));
});

test('what few ask for, or what is new, is left as it is', async () => {
  const [rare, fresh, popular] = [cachePage(), cachePage(), cachePage()];
  const before = [rare.ask(1), fresh.ask(1)];
  const quick = popular.ask(1);
  for (const page of [rare, popular]) page.wait(seconds(10));
  rare.ask(17);
  fresh.ask(100);
  popular.ask(20);
  // They would have had their turn before this one.
  await expect.poll(() => popular.ask(1).length).toBeLessThan(quick.length);
  expect([rare.ask(1), fresh.ask(1)]).toEqual(before);
});

test('a header is sent once, also when a page brings it itself', () => {
  const { headers } = cachePage().answer.uncompressed;
  expect(headers.filter((name) => name === 'x-content-type-options')).toHaveLength(1);
});
