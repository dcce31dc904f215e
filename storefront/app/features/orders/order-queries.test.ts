import { createClient } from '@sabuja/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  complaintReasonsQuery,
  orderItemsQuery,
  orderQuery,
  ordersQuery,
} from './order-queries.ts';

/** An API that returns the same body for every request, and the requests it received. */
function createStubShop(body: unknown) {
  const requests: string[] = [];
  const api = createClient(async ({ method, path }) => {
    requests.push(`${method} ${path}`);
    return { status: 200, body };
  });
  return { api, requests, client: new QueryClient() };
}

test('S7f.1 orders are requested three per page', async () => {
  const { api, requests, client } = createStubShop({ results: [], total_pages: 0 });
  await client.fetchQuery(ordersQuery(api, 'asha', 2));
  expect(requests).toEqual(['GET /api/v1/orders/user/asha/?page=2&limit=3']);
});

test('S7f.5 an order is its response, its items are the `result` of theirs', async () => {
  const { api, requests, client } = createStubShop({ uid: 'o', result: ['item'] });
  expect(await client.fetchQuery(orderQuery(api, 'o'))).toMatchObject({ uid: 'o' });
  expect(await client.fetchQuery(orderItemsQuery(api, 'o'))).toEqual(['item']);
  expect(requests).toEqual(['GET /api/v1/orders/o/', 'GET /api/v1/orders/o/items/']);
});

test('S7f.6 complaint reasons are the values named ACTION', async () => {
  const reasons = [{ id: 1, description: 'Not fresh' }];
  const { api, requests, client } = createStubShop(reasons);
  expect(await client.fetchQuery(complaintReasonsQuery(api))).toEqual(reasons);
  expect(requests).toEqual(['GET /api/v1/settings/delivery_fail_reasons/all?name=ACTION']);
});
