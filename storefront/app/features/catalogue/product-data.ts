import type { Category, Combo, ItemType, Stock } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { isNotFound } from '@sabuja/ui/lib/api-error.ts';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { takeState } from '../../lib/prefetch-queries.ts';
import { nextSlotQuery } from '../delivery/index.ts';
import {
  categoriesQuery,
  comboQuery,
  relatedQuery,
  stockQuery,
  subcategoriesQuery,
} from './catalogue-queries.ts';
import type { Item } from './item.ts';

/** Finds the stock with this id, else the combo, else null. */
async function findProduct(
  client: QueryClient,
  api: Client,
  id: number,
): Promise<Stock | Combo | null> {
  try {
    return await client.fetchQuery(stockQuery(api, id));
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  try {
    return await client.fetchQuery(comboQuery(api, id));
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return null;
  }
}

type ProductPage = {
  /** Null if there is no such item. */
  item: Item | null;
  type: ItemType;
  /** Category and subcategory, from the top. */
  breadcrumb: BreadcrumbStep[];
  state: DehydratedState;
};

/**
 * Loads the data of a product page for its HTML document. A preview, which runs no scripts, also gets the next slot;
 * otherwise the browser loads it, because it changes over time.
 */
export async function loadProductPage(
  client: QueryClient,
  api: Client,
  id: number,
  isPreview: boolean,
): Promise<ProductPage> {
  const [item] = await Promise.all([
    findProduct(client, api, id),
    client.prefetchQuery(categoriesQuery(api)),
  ]);
  if (item) {
    await Promise.all([
      client.prefetchQuery(subcategoriesQuery(api, item.category_id)),
      client.prefetchQuery(relatedQuery(api, item.subcategory_id)),
      isPreview && client.prefetchQuery(nextSlotQuery(api, item.department, item.lead_time_hours)),
    ]);
  }
  const type: ItemType = item !== null && 'stock_id' in item ? 'STOCK' : 'COMBO';
  const breadcrumb = item ? buildBreadcrumb(client, api, item) : [];
  const state = takeState(client);
  return { item, type, breadcrumb, state };
}

type BreadcrumbStep = { name: string; path: string };

function buildBreadcrumb(client: QueryClient, api: Client, item: Item): BreadcrumbStep[] {
  const { category_id: top, subcategory_id: sub } = item;
  const categories = client.getQueryData(categoriesQuery(api).queryKey) ?? [];
  const subcategories = client.getQueryData(subcategoriesQuery(api, top).queryKey) ?? [];
  const toSteps = (list: readonly Category[], id: number, path: string) =>
    list
      .filter((each) => each.category_id === id)
      .map(({ category_name }) => ({ name: category_name, path }));
  return [
    ...toSteps(categories, top, paths.category(top)),
    ...toSteps(subcategories, sub, paths.category(top, { sub })),
  ];
}

/** The product from the query cache, if it is there. */
export const cachedProduct = (client: QueryClient, api: Client, id: number): Item | undefined =>
  client.getQueryData(stockQuery(api, id).queryKey) ??
  client.getQueryData(comboQuery(api, id).queryKey) ??
  undefined;
