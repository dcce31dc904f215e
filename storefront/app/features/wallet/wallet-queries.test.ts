import { createClient } from '@sabuja/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  plansQuery,
  purchasedPlansQuery,
  transactionsQuery,
  walletQuery,
} from './wallet-queries.ts';

/** An API that returns the same body for every request, and the requests it received. */
function createStubShop(body: unknown) {
  const requests: string[] = [];
  const api = createClient(async ({ method, path }) => {
    requests.push(`${method} ${path}`);
    return { status: 200, body };
  });
  return { api, requests, client: new QueryClient() };
}

test('S7d.1 the balance is requested for its owner', async () => {
  const { api, requests, client } = createStubShop({ balance: 150.25 });
  expect(await client.fetchQuery(walletQuery(api, 'asha'))).toEqual({ balance: 150.25 });
  expect(requests).toEqual(['GET /api/v1/wallet/?user_uid=asha']);
});

test('S7d.2 transactions are requested for their owner, four per page', async () => {
  const page = { results: [], total_pages: 0 };
  const { api, requests, client } = createStubShop(page);
  expect(await client.fetchQuery(transactionsQuery(api, 'asha', 2))).toEqual(page);
  expect(requests).toEqual(['GET /api/v1/wallet/transactions/?user_uid=asha&page=2&limit=4']);
});

test('S7d.4 S5.8 plans are the active results; purchased plans are requested for their owner', async () => {
  const results = [
    { id: 1, inactive: 0 },
    { id: 2, inactive: 1 },
  ];
  const { api, requests, client } = createStubShop({ results });
  expect(await client.fetchQuery(plansQuery(api))).toEqual([results[0]]);
  expect(await client.fetchQuery(purchasedPlansQuery(api, 'asha'))).toEqual(results);
  expect(requests).toEqual([
    'GET /api/v1/subscriptions/',
    'GET /api/v1/subscriptions/users/?user_id=asha',
  ]);
});
