import { createClient } from '@sabuja/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { clearCustomerCache } from '../session/index.ts';
import { cartItemQuery, cartQuery } from './cart-queries.ts';

test('S4c.2 reset clears the cart, its details and its error', async () => {
  let isDown = false;
  const stock = { stock_id: 7, name: 'Desi tomato', inactive: 0, image_urls: [] };
  const combo = { id: 9, name: 'Thali', inactive: 0, image_urls: [] };
  const api = createClient(async ({ path }) => {
    if (isDown) throw new TypeError('offline');
    const body = path.includes('/cart/')
      ? { items: [{ cart_item_id: 1, item_id: 7, type: 'STOCK', quantity: 2 }] }
      : path.includes('/combo/')
        ? combo
        : stock;
    return { status: 200, body };
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const all = [
    cartQuery(api).queryKey,
    cartItemQuery(api, 'STOCK', 7).queryKey,
    cartItemQuery(api, 'COMBO', 9).queryKey,
  ];
  const states = () => all.map((queryKey) => client.getQueryState(queryKey));
  await client.fetchQuery(cartQuery(api));
  await client.fetchQuery(cartItemQuery(api, 'STOCK', 7));
  await client.fetchQuery(cartItemQuery(api, 'COMBO', 9));
  isDown = true;
  await client.fetchQuery({ ...cartQuery(api), staleTime: 0 }).catch(() => undefined);
  expect(states()).toMatchObject([
    { data: { items: [{ item_id: 7 }] }, error: new TypeError('offline') },
    { data: { name: 'Desi tomato' } },
    { data: { name: 'Thali' } },
  ]);
  clearCustomerCache(client);
  expect(states()).toEqual([undefined, undefined, undefined]);
});
