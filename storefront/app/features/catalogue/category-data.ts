import type { Category } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import {
  categoriesQuery,
  combosQuery,
  stocksQuery,
  subcategoriesQuery,
  vegIgnoreQuery,
} from './catalogue-queries.ts';
import { chosenSub, type View } from './category-view.ts';

const prefetchList = (client: QueryClient, api: Client, sub: number, view: View) =>
  view.show === 'combo'
    ? client.prefetchInfiniteQuery(combosQuery(api, { ...view, sub }))
    : client.prefetchInfiniteQuery(stocksQuery(api, { ...view, sub }));

/** Everything a category page shows, for its document; `category` is undefined when unknown. */
export async function categoryData(client: QueryClient, api: Client, id: number, view: View) {
  const list = async () => {
    const subs = await client.fetchQuery(subcategoriesQuery(api, id)).catch(() => []);
    const sub = chosenSub(subs, view.sub);
    if (sub) await prefetchList(client, api, sub.category_id, view);
  };
  const [categories] = await Promise.all([
    client.fetchQuery(categoriesQuery(api)),
    client.prefetchQuery(vegIgnoreQuery(api)),
    list(),
  ]);
  const category = categories.find(({ category_id }) => category_id === id);
  return { category, state: dehydrate(client) };
}

/** Starts the same questions in the browser, and waits for none. */
export function startCategory(client: QueryClient, api: Client, id: number, view: View): void {
  void client.prefetchQuery(categoriesQuery(api));
  void client.prefetchQuery(vegIgnoreQuery(api));
  void client
    .fetchQuery(subcategoriesQuery(api, id))
    .then((subs) => {
      const sub = chosenSub(subs, view.sub);
      return sub && prefetchList(client, api, sub.category_id, view);
    })
    .catch(() => undefined);
}

/** The category as this browser knows it already. */
export const cachedCategory = (
  client: QueryClient,
  api: Client,
  id: number,
): Category | undefined =>
  client.getQueryData(categoriesQuery(api).queryKey)?.find(({ category_id }) => category_id === id);
