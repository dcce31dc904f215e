import type { Category } from '@sabuja/contract';
import { createClient, type WireRequest } from '@sabuja/contract/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import {
  categoriesQuery,
  comboQuery,
  stockQuery,
  subcategoriesQuery,
  vegIgnoreQuery,
} from './catalogue-queries.ts';
import { listingQuery } from './listing-query.ts';

/** An API that returns the same body for every request, and the requests it received. */
function createStubShop(body: unknown) {
  const requests: WireRequest[] = [];
  const api = createClient(async (request) => {
    requests.push(request);
    return { status: 200, body };
  });
  return { api, requests, client: new QueryClient() };
}
const searchParamsOf = ({ path }: WireRequest) =>
  Object.fromEntries(new URL(path, 'http://shop').searchParams);
const pathOf = ({ path }: WireRequest) => path.split('?')[0];

const createCategory = (category_id: number, parent_category_id: number | null) =>
  ({ category_id, parent_category_id }) as Category;

describe('categories', () => {
  test('S7b.8 are requested with JSON headers and keep the shop’s order; only top-level ones are returned', async () => {
    const { api, requests, client } = createStubShop([
      createCategory(1, null),
      createCategory(2, 1),
      createCategory(3, null),
    ]);
    const observer = new QueryObserver(client, categoriesQuery(api));
    const { data } = await observer.refetch();
    expect(data?.map(({ category_id }) => category_id)).toEqual([1, 3]);
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1/categories/?custom_sequence=true',
    ]);
    expect(requests[0]?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    });
  });

  test('S7b.8 subcategories are requested with custom_sequence and used, and keep the shop’s order', async () => {
    const subcategories = [createCategory(9, 7), createCategory(8, 7)];
    const { api, requests, client } = createStubShop(subcategories);
    expect(await client.fetchQuery(subcategoriesQuery(api, 7))).toEqual(subcategories);
    expect(requests.map(({ path }) => path)).toEqual([
      '/api/v1/categories/7/sub?custom_sequence=true&used=true',
    ]);
  });

  test('S8.21 a response that is not a list throws', async () => {
    for (const body of [{}, null, 'welcome to this network', { results: [] }]) {
      const { api, client } = createStubShop(body);
      const requests = client.fetchQuery({ ...categoriesQuery(api), retry: false });
      await expect(requests).rejects.toThrow('no list of categories');
    }
  });
});

test('S7b.5 a stock is requested by its id', async () => {
  const { api, requests, client } = createStubShop({ stock_id: 7 });
  expect(await client.fetchQuery(stockQuery(api, 7))).toEqual({ stock_id: 7 });
  expect(requests.map(({ path }) => path)).toEqual(['/api/v1/stocks/7']);
});

test('S3.5 S7b.6 the combo query returns the first entry of the response’s list', async () => {
  const { api, requests, client } = createStubShop([{ id: 9 }, { id: 10 }]);
  expect(await client.fetchQuery(comboQuery(api, 9))).toEqual({ id: 9 });
  expect(requests.map(({ path }) => path)).toEqual(['/api/v1/combos/?combo_id=9']);
});

test('S2c.4 S7b.6 S7b.7 a listing is requested in pages of twenty, optionally filtered by diet', async () => {
  const { api, requests, client } = createStubShop({
    results: [],
    page: 2,
    total: 0,
    total_pages: 0,
  });
  const listings = [{ sub: 4 }, { sub: 4, veg: 1 }, { sub: 4, veg: 0, show: 'combo' }] as const;
  for (const listing of listings) await client.fetchInfiniteQuery(listingQuery(api, listing, 2));
  const saleFilter = { active_only: 'true', active_categories: 'true' };
  const page = { subcategory_id: '4', page: '2', limit: '20' };
  expect(requests.map((request) => [pathOf(request), searchParamsOf(request)])).toEqual([
    ['/api/v1/stocks/search', { ...page, ...saleFilter }],
    ['/api/v1/stocks/search', { ...page, ...saleFilter, veg_nonveg: '1' }],
    ['/api/v1/combos/', { ...page, veg_nonveg: '0' }],
  ]);
});

test('S7b.11 the ids of categories without a veg filter come from their setting', async () => {
  const { api, requests, client } = createStubShop({ VEG_NONVEG_TOGGLE_IGNORE: '3,8' });
  expect(await client.fetchQuery(vegIgnoreQuery(api))).toBe('3,8');
  expect(requests.map(({ path }) => path)).toEqual([
    '/api/v1/settings/general/key/VEG_NONVEG_TOGGLE_IGNORE',
  ]);
});
