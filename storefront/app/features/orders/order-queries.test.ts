import { createClient } from '@sabuja/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  complaintReasonsQuery,
  orderItemsQuery,
  orderQuery,
  ordersQuery,
} from './order-queries.ts';

/** An API that gives the same body to every request, and what was asked of it. */
function shopThatSends(body: unknown) {
  const asked: string[] = [];
  const api = createClient(async ({ method, path }) => {
    asked.push(`${method} ${path}`);
    return { status: 200, body };
  });
  return { api, asked, client: new QueryClient() };
}

test('S7f.1 orders are asked for three a page', async () => {
  const { api, asked, client } = shopThatSends({ results: [], total_pages: 0 });
  await client.fetchQuery(ordersQuery(api, 'asha', 2));
  expect(asked).toEqual(['GET /api/v1/orders/user/asha/?page=2&limit=3']);
});

test('S7f.5 an order is its response, its items are the result of theirs', async () => {
  const { api, asked, client } = shopThatSends({ uid: 'o', result: ['item'] });
  expect(await client.fetchQuery(orderQuery(api, 'o'))).toMatchObject({ uid: 'o' });
  expect(await client.fetchQuery(orderItemsQuery(api, 'o'))).toEqual(['item']);
  expect(asked).toEqual(['GET /api/v1/orders/o/', 'GET /api/v1/orders/o/items/']);
});

test('S7f.6 the reasons of a complaint are those named ACTION', async () => {
  const reasons = [{ id: 1, description: 'Not fresh' }];
  const { api, asked, client } = shopThatSends(reasons);
  expect(await client.fetchQuery(complaintReasonsQuery(api))).toEqual(reasons);
  expect(asked).toEqual(['GET /api/v1/settings/delivery_fail_reasons/all?name=ACTION']);
});
