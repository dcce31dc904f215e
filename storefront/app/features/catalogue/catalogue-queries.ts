import type { Category } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { minutes } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';
import { fetchComboPage } from '../../lib/combo-page.ts';

/** Cached for the whole visit, so that going back needs no request. */
const sessionCacheOptions = { staleTime: minutes(5), gcTime: Number.POSITIVE_INFINITY };

/** The categories endpoint requires JSON headers (S7b.8). */
const jsonHeaders = { accept: 'application/json', 'content-type': 'application/json' };

/**
 * Returns the top-level categories. No page shows the others, and every document would contain them.
 * @throws if the response is not a list (S8.21)
 */
function topCategoriesOf(response: unknown): Category[] {
  if (!Array.isArray(response)) throw new Error('The response holds no list of categories');
  return response.filter(({ parent_category_id }: Category) => parent_category_id === null);
}

/** Top-level categories, in the shop's order. */
export const categoriesQuery = (api: Client) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) =>
      topCategoriesOf(
        await api('GET /api/v1/categories/', {
          query: { custom_sequence: true },
          headers: jsonHeaders,
          signal,
        }),
      ),
    ...sessionCacheOptions,
  });

export const subcategoriesQuery = (api: Client, categoryId: number) =>
  queryOptions({
    queryKey: ['subcategories', categoryId],
    queryFn: ({ signal }) =>
      api('GET /api/v1/categories/{id}/sub', {
        params: { id: categoryId },
        query: { custom_sequence: true, used: true },
        signal,
      }),
    ...sessionCacheOptions,
  });

/**
 * Ids of categories whose listing has no veg filter (S7b.11); empty if the setting cannot be read.
 */
export const vegIgnoreQuery = (api: Client) =>
  queryOptions({
    queryKey: ['setting', 'VEG_NONVEG_TOGGLE_IGNORE'],
    queryFn: async ({ signal }) => {
      const params = { key: 'VEG_NONVEG_TOGGLE_IGNORE' } as const;
      const setting = await api('GET /api/v1/settings/general/key/{key}', { params, signal });
      return setting.VEG_NONVEG_TOGGLE_IGNORE ?? '';
    },
    retry: false,
    ...sessionCacheOptions,
  });

export const stockQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['stock', id],
    queryFn: ({ signal }) => api('GET /api/v1/stocks/{id}', { params: { id }, signal }),
  });

/** The endpoint returns a list whose first entry is the combo (S3.5). */
export const comboQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['combo', id],
    queryFn: async ({ signal }) =>
      (await fetchComboPage(api, { combo_id: id }, signal)).results[0] ?? null,
  });

/** Products of the 'Fresh this morning' section. */
export const featuredQuery = (api: Client) =>
  queryOptions({
    queryKey: ['featured'],
    queryFn: ({ signal }) =>
      api('GET /api/v1/stocks/search', {
        query: { featured: true, active_only: true, active_categories: true, limit: 12 },
        signal,
      }),
    select: (page) => page.results.filter(({ inactive }) => inactive === 0),
  });

/** Related items: products on sale of a subcategory, those in stock first. */
export const relatedQuery = (api: Client, sub: number) =>
  queryOptions({
    queryKey: ['related', sub],
    queryFn: ({ signal }) =>
      api('GET /api/v1/stocks/search', {
        query: { subcategory_id: sub, active_only: true, active_categories: true, limit: 12 },
        signal,
      }),
    select: ({ results }) =>
      results
        .filter(({ inactive }) => inactive === 0)
        .sort((a, b) => Number(a.quantity === 0) - Number(b.quantity === 0)),
  });

/** The items that go well with an item. */
export const companionsQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['companions', id],
    queryFn: ({ signal }) => api('GET /api/v1/items/{id}/goes-with', { params: { id }, signal }),
    select: ({ results }) => results,
  });
