import { get } from 'node:http';
import { openTestShop, type TestShop } from '@sabuja/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('an idle connection is kept longer than proxies and browsers keep theirs', async () => {
  const address = await shop.app.listen();
  const headers = await new Promise<unknown>((resolve, reject) =>
    get(`${address}/healthz`, { headers: { connection: 'keep-alive' } }, (response) => {
      response.resume().once('end', () => resolve(response.headers));
    }).once('error', reject),
  );
  expect(headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=75' });
});
