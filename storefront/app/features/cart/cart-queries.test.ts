import { createClient } from '@sabuja/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cartQuery, itemQuery, minimumOrderQuery } from './cart-queries.ts';

/** An API that gives the same response to every request, and what was asked of it. */
function shopThatSends(body: unknown, status = 200) {
  const asked: string[] = [];
  const api = createClient(async ({ method, path }) => {
    asked.push(`${method} ${path}`);
    return { status, body };
  });
  return { api, asked, client: new QueryClient() };
}

test('S7b.1 the cart is its items', async () => {
  const items = [{ cart_item_id: 1, item_id: 7, type: 'STOCK', quantity: 2 }];
  const { api, asked, client } = shopThatSends({ items });
  expect((await client.fetchQuery(cartQuery(api))).items).toEqual(items);
  expect(asked).toEqual(['GET /api/v1/cart/']);
});

test('S7b.5 S7b.6 a line’s details are those of its stock, or of its combo when its type is COMBO', async () => {
  const item = { id: 7, stock_id: 7, cost: 40, inactive: 0, image_urls: [] };
  const { api, asked, client } = shopThatSends(item);
  await client.fetchQuery(itemQuery(api, 'STOCK', 7));
  await client.fetchQuery(itemQuery(api, 'COMBO', 7));
  expect(asked).toEqual(['GET /api/v1/stocks/7', 'GET /api/v1/combo/7']);
});

test('S3.8 S7b.10 the minimum order is a number as text; what is no number is none, a failure an error', async () => {
  const ask = (body: unknown, status?: number) => {
    const { api, client } = shopThatSends(body, status);
    return client.fetchQuery(minimumOrderQuery(api));
  };
  expect(await ask({ MIN_ORDER_AMOUNT: '199' })).toBe(19_900);
  expect(await ask({ MIN_ORDER_AMOUNT: '99.50' })).toBe(9950);
  expect(await ask({ MIN_ORDER_AMOUNT: 'many' })).toBe(0);
  expect(await ask({})).toBe(0);
  await expect(ask({ code: 'FAULT', message: 'No.' }, 500)).rejects.toThrow('No.');
});
