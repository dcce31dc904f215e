import { brotliDecompressSync } from 'node:zlib';
import { seconds } from '@sabuja/kit';
import { expect, test } from 'vitest';
import { SharedAnswers } from './shared-answers.ts';

const words = ['tomato', 'brinjal', 'pointed gourd', 'drumstick', 'amaranth', 'rohu', 'mango'];
const page = Buffer.from(
  Array.from({ length: 900 }, (_, index) => `<p>${words[(index * index) % 7]} ${index}</p>`).join(
    '',
  ),
);

function keepPage() {
  let time = 0;
  const shared = new SharedAnswers(() => time);
  const kind = {
    contentType: 'text/html',
    vary: 'accept-encoding',
    headers: { 'x-content-type-options': 'nosniff' },
  };
  const meta = { tags: ['catalogue'], startedAt: shared.moment(), keep: true };
  const answer = shared.keep('/', page, kind, meta);
  const ask = (times: number) => {
    const bodies = Array.from({ length: times }, () => answer.br()?.body);
    return bodies.at(-1) ?? Buffer.alloc(0);
  };
  const wait = (ms: number) => {
    time += ms;
  };
  return { answer, ask, wait };
}

test('a page that stays and is asked for often is compressed once more, smaller', async () => {
  const { answer, ask, wait } = keepPage();
  const quick = ask(1);
  wait(seconds(10));
  expect(ask(20)).toBe(quick);
  await expect.poll(() => ask(1).length).toBeLessThan(quick.length);
  const dense = ask(1);
  expect(brotliDecompressSync(dense)).toEqual(page);
  const { headers = [] } = answer.br() ?? {};
  expect(headers[headers.indexOf('content-length') + 1]).toBe(String(dense.length));
});

test('what few ask for, or what is new, is left as it is', async () => {
  const [rare, fresh, popular] = [keepPage(), keepPage(), keepPage()];
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
  const { headers } = keepPage().answer.plain;
  expect(headers.filter((name) => name === 'x-content-type-options')).toHaveLength(1);
});
