import type { Client } from '@sabuja/contract/client';
import type { SearchView } from '@sabuja/contract/rules/page-paths';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { fetchComboPage } from '../../lib/combo-page.ts';
import { arrangementQuery } from '../../lib/list-arrangement.ts';

const PAGE_SIZE = 24;
/** Most searches match few combos, or none. */
const COMBO_PAGE_SIZE = 12;

const pageOptions = {
  initialPageParam: 1,
  getNextPageParam: ({ page, total_pages }: { page: number; total_pages: number }) =>
    page < total_pages ? page + 1 : undefined,
  // A search without a network fails and says so, instead of waiting for one.
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;

/** The products that match a search, in pages. */
export const searchPageQuery = (api: Client, { q, ...arrangement }: SearchView) =>
  infiniteQueryOptions({
    queryKey: ['search-page', q.toLowerCase(), arrangement],
    queryFn: ({ pageParam: page, signal }) => {
      const onSale = { active_only: true, active_categories: true };
      const query = { q, ...onSale, ...arrangementQuery(arrangement), page, limit: PAGE_SIZE };
      return api('GET /api/v1/stocks/search', { query, signal });
    },
    enabled: q !== '',
    ...pageOptions,
  });

/** The combos that match a search, in pages. */
export const searchCombosQuery = (api: Client, { q, ...arrangement }: SearchView) =>
  infiniteQueryOptions({
    queryKey: ['search-combos', q.toLowerCase(), arrangement],
    queryFn: ({ pageParam: page, signal }) => {
      const query = { q, ...arrangementQuery(arrangement), page, limit: COMBO_PAGE_SIZE };
      return fetchComboPage(api, query, signal);
    },
    enabled: q !== '',
    ...pageOptions,
  });
