import type { Category } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { categoriesQuery, subcategoriesQuery, vegIgnoreQuery } from './catalogue-queries.ts';
import { chosenSub, hasVegFilter, lastPageBefore, type View, withoutVeg } from './category-view.ts';
import { shelfQuery } from './shelf-query.ts';

export type CategoryData = {
  /** Undefined when unknown. */
  category: Category | undefined;
  /** The view by which search engines are to know the page. */
  known: View;
  /** The address asks for a page beyond this, the last one. */
  lastPage: number | undefined;
  state: DehydratedState;
};

/** Everything a category page shows, for its document. */
export async function categoryData(
  client: QueryClient,
  api: Client,
  id: number,
  asked: View,
): Promise<CategoryData> {
  const [categories, subs, view] = await Promise.all([
    client.fetchQuery(categoriesQuery(api)),
    client.fetchQuery(subcategoriesQuery(api, id)).catch(() => []),
    effectiveView(client, api, id, asked),
  ]);
  const sub = chosenSub(subs, view.sub);
  const lastPage = sub && (await loadShelf(client, api, { ...view, sub: sub.category_id }));
  const state = dehydrate(client);
  client.clear();
  return {
    category: categories.find(({ category_id }) => category_id === id),
    known: { ...view, sub: sub === subs[0] ? undefined : sub?.category_id, veg: undefined },
    lastPage,
    state,
  };
}

async function effectiveView(
  client: QueryClient,
  api: Client,
  id: number,
  view: View,
): Promise<View> {
  const ignored = await client.fetchQuery(vegIgnoreQuery(api)).catch(() => '');
  return hasVegFilter(id, ignored) ? view : withoutVeg(view);
}

/** Loads the page asked for; a failed one is left for the browser to ask. */
async function loadShelf(
  client: QueryClient,
  api: Client,
  view: View & { sub: number },
): Promise<number | undefined> {
  const query = shelfQuery(api, view, view.page);
  const list = await client.fetchInfiniteQuery(query).catch(() => undefined);
  const first = list?.pages[0];
  return first && lastPageBefore(view.page, first);
}

/** Starts what does not depend on the shelf in the browser, and waits for none of it. */
export function startCategory(client: QueryClient, api: Client, id: number): void {
  void client.prefetchQuery(categoriesQuery(api));
  void client.prefetchQuery(subcategoriesQuery(api, id));
  void client.prefetchQuery(vegIgnoreQuery(api));
}

/** The category as this browser knows it already. */
export const cachedCategory = (
  client: QueryClient,
  api: Client,
  id: number,
): Category | undefined =>
  client.getQueryData(categoriesQuery(api).queryKey)?.find(({ category_id }) => category_id === id);
