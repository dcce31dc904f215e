import type { Client } from '@sabuja/contract/client';
import { minutes } from '@sabuja/kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const pageSize = 20;

/** Top-level categories, in the shop's order. */
export const categoriesQuery = (api: Client) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) =>
      api('GET /api/v1/categories/', { query: { custom_sequence: true }, signal }),
    select: (all) => all.filter(({ parent_category_id }) => parent_category_id === null),
    staleTime: minutes(5),
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
    staleTime: minutes(5),
  });

/** Ids of the categories whose list has no veg filter; none when the setting cannot be read. */
export const vegIgnoreQuery = (api: Client) =>
  queryOptions({
    queryKey: ['setting', 'VEG_NONVEG_TOGGLE_IGNORE'],
    queryFn: async ({ signal }) => {
      const params = { key: 'VEG_NONVEG_TOGGLE_IGNORE' } as const;
      const setting = await api('GET /api/v1/settings/general/key/{key}', { params, signal });
      return setting.VEG_NONVEG_TOGGLE_IGNORE ?? '';
    },
    staleTime: minutes(5),
    retry: false,
  });

/** One shelf as it is looked at: `page` is where the list begins. */
export type ShelfView = { sub: number; veg?: 0 | 1 | undefined; page: number };

type Paged = { page: number; total_pages: number };
const following = ({ page, total_pages }: Paged) => (page < total_pages ? page + 1 : undefined);

export const stocksQuery = (api: Client, { sub, veg, page }: ShelfView) =>
  infiniteQueryOptions({
    queryKey: ['stocks', sub, veg ?? 'all', page],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v1/stocks/search', {
        query: {
          subcategory_id: sub,
          active_only: true,
          active_categories: true,
          page: pageParam,
          limit: pageSize,
          ...(veg === undefined ? {} : { veg_nonveg: veg }),
        },
        signal,
      }),
    initialPageParam: page,
    getNextPageParam: following,
  });

export const combosQuery = (api: Client, { sub, page }: Pick<ShelfView, 'sub' | 'page'>) =>
  infiniteQueryOptions({
    queryKey: ['combos', sub, page],
    queryFn: async ({ pageParam, signal }) => {
      const query = { subcategory_id: sub, page: pageParam, limit: pageSize };
      const answer = await api('GET /api/v1/combos/', { query, signal });
      return Array.isArray(answer)
        ? { results: answer, page: 1, total: answer.length, total_pages: 1 }
        : answer;
    },
    initialPageParam: page,
    getNextPageParam: following,
  });

export const stockQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['stock', id],
    queryFn: ({ signal }) => api('GET /api/v1/stocks/{id}', { params: { id }, signal }),
  });

/** The lookup answers a list whose first entry is the combo. */
export const comboQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['combo', id],
    queryFn: async ({ signal }) => {
      const answer = await api('GET /api/v1/combos/', { query: { combo_id: id }, signal });
      return (Array.isArray(answer) ? answer : answer.results)[0] ?? null;
    },
  });

/** 'Fresh this morning'. */
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
