import type { Category } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { pickArrangement } from '../../lib/list-arrangement.ts';
import { takeState } from '../../lib/prefetch-queries.ts';
import { categoriesQuery, subcategoriesQuery, vegIgnoreQuery } from './catalogue-queries.ts';
import {
  type CategoryPageView,
  hasVegFilter,
  lastPageBefore,
  selectSubcategory,
  viewOfSubcategory,
  withoutVegFilter,
} from './category-view.ts';
import { combosInsteadQuery, listingQuery } from './listing-query.ts';

/** Canonical URLs have no sort or filters: with them a page shows no items that the plain page lacks. */
const noArrangement = pickArrangement({});

export type CategoryData = {
  /** Undefined if there is no such category. */
  category: Category | undefined;
  /** The view whose URL is the page's canonical one. */
  canonicalView: CategoryPageView;
  /** Set when the URL asks for a page beyond the last one: the last page. */
  lastPage: number | undefined;
  state: DehydratedState;
};

/** Loads the data of a category page for its HTML document. */
export async function categoryData(
  client: QueryClient,
  api: Client,
  id: number,
  requestedView: CategoryPageView,
): Promise<CategoryData> {
  const [categories, subcategories, view] = await Promise.all([
    client.fetchQuery(categoriesQuery(api)),
    client.fetchQuery(subcategoriesQuery(api, id)).catch(() => []),
    effectiveView(client, api, id, requestedView),
  ]);
  const subcategory = selectSubcategory(subcategories, view.sub);
  const lastPage =
    subcategory && (await loadListing(client, api, id, viewOfSubcategory(view, subcategory)));
  const state = takeState(client);
  return {
    category: categories.find(({ category_id }) => category_id === id),
    canonicalView: {
      ...view,
      sub: subcategory === subcategories[0] ? undefined : subcategory?.category_id,
      ...noArrangement,
    },
    lastPage,
    state,
  };
}

async function effectiveView(
  client: QueryClient,
  api: Client,
  id: number,
  view: CategoryPageView,
): Promise<CategoryPageView> {
  const ignored = await client.fetchQuery(vegIgnoreQuery(api)).catch(() => '');
  return hasVegFilter(id, ignored) ? view : withoutVegFilter(view);
}

/** Loads the requested page; if that fails, the browser retries. */
async function loadListing(
  client: QueryClient,
  api: Client,
  categoryId: number,
  view: CategoryPageView & { sub: number },
): Promise<number | undefined> {
  const query = listingQuery(api, view, view.page);
  const list = await client.fetchInfiniteQuery(query).catch(() => undefined);
  const first = list?.pages[0];
  if (first?.total === 0) await client.prefetchQuery(combosInsteadQuery(api, categoryId, view));
  return first && lastPageBefore(view.page, first);
}

/** Id of the category that contains the subcategory; undefined if no active subcategory has this id. */
export async function parentOfSubcategory(api: Client, id: number): Promise<number | undefined> {
  const categories = await api('GET /api/v1/categories/', { query: { custom_sequence: true } });
  return categories.find(({ category_id }) => category_id === id)?.parent_category_id ?? undefined;
}

/** Starts the requests that do not depend on the listing, in the browser, without awaiting them. */
export function prefetchCategory(client: QueryClient, api: Client, id: number): void {
  void client.prefetchQuery(categoriesQuery(api));
  void client.prefetchQuery(subcategoriesQuery(api, id));
  void client.prefetchQuery(vegIgnoreQuery(api));
}

/** The category from the query cache, if it is there. */
export const cachedCategory = (
  client: QueryClient,
  api: Client,
  id: number,
): Category | undefined =>
  client.getQueryData(categoriesQuery(api).queryKey)?.find(({ category_id }) => category_id === id);
