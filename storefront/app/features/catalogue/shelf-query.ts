import type { Client } from '@sabuja/contract/client';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { type Item, itemId } from './item.ts';

/** A list of goods: the products or the combos of a subcategory, perhaps of one diet. */
export type Shelf = { sub: number; show?: 'combo' | undefined; veg?: 0 | 1 | undefined };

export type ShelfPage = { results: Item[]; page: number; total: number; total_pages: number };

export const pageSize = 20;

/** Where a loaded list begins: at a page, or at the page on which a stock lies. */
export type Beginning = number | `stock:${number}`;

const shelfKey = ({ sub, show, veg }: Shelf) =>
  ['shelf', sub, show ?? 'products', veg ?? 'all'] as const;

/** The pages of a shelf that are loaded, growing at both ends. Kept for the whole visit. */
export const shelfQuery = (api: Client, shelf: Shelf, beginning: Beginning) =>
  infiniteQueryOptions({
    queryKey: [...shelfKey(shelf), beginning],
    queryFn: ({ pageParam, signal }) => askPage(api, shelf, pageParam, signal),
    initialPageParam: beginning,
    getNextPageParam: ({ page, total_pages }): Beginning | undefined =>
      page < total_pages ? page + 1 : undefined,
    getPreviousPageParam: ({ page }): Beginning | undefined => (page > 1 ? page - 1 : undefined),
    gcTime: Number.POSITIVE_INFINITY,
  });

async function askPage(
  api: Client,
  { sub, show, veg }: Shelf,
  at: Beginning,
  signal: AbortSignal,
): Promise<ShelfPage> {
  const place = typeof at === 'number' ? { page: at } : { page_of: Number(at.slice(6)) };
  const diet = veg === undefined ? {} : { veg_nonveg: veg };
  const query = { subcategory_id: sub, ...diet, ...place, limit: pageSize };
  if (show !== 'combo') {
    const onSale = { active_only: true, active_categories: true };
    return api('GET /api/v1/stocks/search', { query: { ...query, ...onSale }, signal });
  }
  const answer = await api('GET /api/v1/combos/', { query, signal });
  return Array.isArray(answer)
    ? { results: answer, page: 1, total: answer.length, total_pages: 1 }
    : answer;
}

/** What a visit to a shelf wants to see: a page, or the stock that was picked. */
export type Wish = { page: number; stock?: number | undefined };

const fulfils = ({ page, stock }: Wish, pages: readonly ShelfPage[]): boolean =>
  stock === undefined
    ? pages.some((loaded) => loaded.page === page)
    : pages.some(({ results }) => results.some((item) => itemId(item) === stock));

/**
 * Which list to show for a wish: the `present` one while it holds what is wanted, else the longest
 * loaded one that does, else a new one that begins there.
 */
export function beginningFor(
  client: QueryClient,
  shelf: Shelf,
  wish: Wish,
  present?: Beginning,
): Beginning {
  const loaded = client
    .getQueriesData<InfiniteData<ShelfPage>>({ queryKey: shelfKey(shelf) })
    .flatMap(([key, data]) =>
      data && fulfils(wish, data.pages)
        ? [{ beginning: key.at(-1) as Beginning, length: data.pages.length }]
        : [],
    )
    .sort((a, b) => b.length - a.length);
  const chosen = loaded.find(({ beginning }) => beginning === present) ?? loaded[0];
  return chosen?.beginning ?? (wish.stock === undefined ? wish.page : `stock:${wish.stock}`);
}
