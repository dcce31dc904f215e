import type { Client } from '@sabuja/contract/client';
import type { SearchView } from '@sabuja/contract/rules/page-paths';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { arrangementQuery } from '../../lib/list-arrangement.ts';

/** A search without a network fails and says so, instead of waiting for one. */
const withoutWaiting = { networkMode: 'always', refetchOnReconnect: true } as const;

const PAGE_SIZE = 24;
/** Combos are few; all that match are shown. */
const MAX_COMBOS = 12;

/** The products that match a search, in pages. */
export const searchPageQuery = (api: Client, { q, ...arrangement }: SearchView) =>
  infiniteQueryOptions({
    queryKey: ['search-page', q.toLowerCase(), arrangement],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v1/stocks/search', {
        query: {
          q,
          active_only: true,
          active_categories: true,
          ...arrangementQuery(arrangement),
          page: pageParam,
          limit: PAGE_SIZE,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_pages }) => (page < total_pages ? page + 1 : undefined),
    enabled: q !== '',
    ...withoutWaiting,
  });

/** The combos that match a search. */
export const searchCombosQuery = (api: Client, { q, ...arrangement }: SearchView) =>
  queryOptions({
    queryKey: ['search-combos', q.toLowerCase(), arrangement],
    queryFn: async ({ signal }) => {
      const query = { q, ...arrangementQuery(arrangement), limit: MAX_COMBOS };
      const found = await api('GET /api/v1/combos/', { query, signal });
      return Array.isArray(found) ? found : found.results;
    },
    enabled: q !== '',
    ...withoutWaiting,
  });
