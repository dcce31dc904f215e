import type { Client } from '@sabuja/contract/client';
import type { ListArrangement } from '@sabuja/contract/rules/page-paths';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { fetchComboPage } from '../../lib/combo-page.ts';
import { arrangementQuery, pickArrangement } from '../../lib/list-arrangement.ts';
import { type Item, itemId } from './item.ts';

/** A listing: the products or combos of a subcategory, optionally sorted and filtered. */
export type Listing = ListArrangement & { sub: number; show?: 'combo' | undefined };

export type ListingPage = { results: Item[]; page: number; total: number; total_pages: number };

export const PAGE_SIZE = 20;

/** Where a loaded listing starts: at a page, or at the page that contains a stock. */
export type ListingStart = number | `stock:${number}`;

const listingKey = ({ sub, show, ...view }: Listing) =>
  ['listing', sub, show ?? 'products', pickArrangement(view)] as const;

/** Infinite query of a listing's pages, growing in both directions. Cached for the whole visit. */
export const listingQuery = (api: Client, listing: Listing, start: ListingStart) =>
  infiniteQueryOptions({
    queryKey: [...listingKey(listing), start],
    queryFn: ({ pageParam, signal }) => fetchPage(api, listing, pageParam, signal),
    initialPageParam: start,
    getNextPageParam: ({ page, total_pages }): ListingStart | undefined =>
      page < total_pages ? page + 1 : undefined,
    getPreviousPageParam: ({ page }): ListingStart | undefined => (page > 1 ? page - 1 : undefined),
    gcTime: Number.POSITIVE_INFINITY,
  });

async function fetchPage(
  api: Client,
  { sub, show, ...arrangement }: Listing,
  start: ListingStart,
  signal: AbortSignal,
): Promise<ListingPage> {
  const position =
    typeof start === 'number' ? { page: start } : { page_of: Number(start.slice(6)) };
  const query = {
    subcategory_id: sub,
    ...arrangementQuery(arrangement),
    ...position,
    limit: PAGE_SIZE,
  };
  if (show !== 'combo') {
    const saleFilter = { active_only: true, active_categories: true };
    return api('GET /api/v1/stocks/search', { query: { ...query, ...saleFilter }, signal });
  }
  return fetchComboPage(api, query, signal);
}

/** Combos to show in place of an empty listing: of its subcategory or, if it lists combos, of the whole category. */
export const combosInsteadQuery = (
  api: Client,
  categoryId: number,
  { sub, show, ...view }: Listing,
) =>
  queryOptions({
    queryKey: ['combos-instead', categoryId, sub, show, pickArrangement(view)],
    queryFn: async ({ signal }) => {
      const place = show === 'combo' ? { category_id: categoryId } : { subcategory_id: sub };
      const query = { ...place, ...arrangementQuery(view), limit: PAGE_SIZE };
      return (await fetchComboPage(api, query, signal)).results;
    },
  });

/** What the listing must contain: a page, or the stock picked in the search. */
export type ListingTarget = { page: number; stock?: number | undefined };

const containsTarget = ({ page, stock }: ListingTarget, pages: readonly ListingPage[]): boolean =>
  stock === undefined
    ? pages.some((loaded) => loaded.page === page)
    : pages.some(({ results }) => results.some((item) => itemId(item) === stock));

/**
 * Chooses the listing to show: the `current` one while it contains the target, else the longest
 * cached one that does, else a new one that starts there.
 */
export function findListingStart(
  client: QueryClient,
  listing: Listing,
  target: ListingTarget,
  current?: ListingStart,
): ListingStart {
  const loaded = client
    .getQueriesData<InfiniteData<ListingPage>>({ queryKey: listingKey(listing) })
    .flatMap(([key, data]) =>
      data && containsTarget(target, data.pages)
        ? [{ start: key.at(-1) as ListingStart, length: data.pages.length }]
        : [],
    )
    .sort((a, b) => b.length - a.length);
  const match = loaded.find(({ start }) => start === current) ?? loaded[0];
  return match?.start ?? (target.stock === undefined ? target.page : `stock:${target.stock}`);
}
