import { createClient } from '@sabuja/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cartItemQuery, cartQuery, minimumOrderQuery } from './cart-queries.ts';

/** An API that returns the same response to every request, and the requests it received. */
function createStubShop(body: unknown, status = 200) {
  const requests: string[] = [];
  const api = createClient(async ({ method, path }) => {
    requests.push(`${method} ${path}`);
    return { status, body };
  });
  return { api, requests, client: new QueryClient() };
}

test("S7b.1 the cart query returns the response's items", async () => {
  const items = [{ cart_item_id: 1, item_id: 7, type: 'STOCK', quantity: 2 }];
  const { api, requests, client } = createStubShop({ items });
  expect((await client.fetchQuery(cartQuery(api))).items).toEqual(items);
  expect(requests).toEqual(['GET /api/v1/cart/']);
});

test('S7b.5 S7b.6 a line’s details come from its stock, or from its combo if its type is COMBO', async () => {
  const item = { id: 7, stock_id: 7, cost: 40, inactive: 0, image_urls: [] };
  const { api, requests, client } = createStubShop(item);
  await client.fetchQuery(cartItemQuery(api, 'STOCK', 7));
  await client.fetchQuery(cartItemQuery(api, 'COMBO', 7));
  expect(requests).toEqual(['GET /api/v1/stocks/7', 'GET /api/v1/combo/7']);
});

test('S3.8 S7b.10 the minimum order is parsed from text; non-numeric text means none, a failed request is an error', async () => {
  const fetchMinimumOrder = (body: unknown, status?: number) => {
    const { api, client } = createStubShop(body, status);
    return client.fetchQuery(minimumOrderQuery(api));
  };
  expect(await fetchMinimumOrder({ MIN_ORDER_AMOUNT: '199' })).toBe(19_900);
  expect(await fetchMinimumOrder({ MIN_ORDER_AMOUNT: '99.50' })).toBe(9950);
  expect(await fetchMinimumOrder({ MIN_ORDER_AMOUNT: 'many' })).toBe(0);
  expect(await fetchMinimumOrder({})).toBe(0);
  await expect(fetchMinimumOrder({ code: 'FAULT', message: 'No.' }, 500)).rejects.toThrow('No.');
});

test('S7b.10 the minimum order is requested each time, not taken from the cache', async () => {
  const { api, requests, client } = createStubShop({ MIN_ORDER_AMOUNT: '199' });
  await client.fetchQuery(minimumOrderQuery(api));
  await client.fetchQuery(minimumOrderQuery(api));
  const path = 'GET /api/v1/settings/general/key/MIN_ORDER_AMOUNT';
  expect(requests).toEqual([path, path]);
});
