import type { Combo, ItemType, Stock } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { apiStatus } from '../../lib/api-status.ts';
import { categoriesQuery, comboQuery, stockQuery, stocksQuery } from './catalogue-queries.ts';

const is404 = (error: unknown): boolean => apiStatus(error) === 404;

/** What has this id: a stock, else a combo, else nothing. */
async function find(client: QueryClient, api: Client, id: number): Promise<Stock | Combo | null> {
  try {
    return await client.fetchQuery(stockQuery(api, id));
  } catch (error) {
    if (!is404(error)) throw error;
  }
  try {
    return await client.fetchQuery(comboQuery(api, id));
  } catch (error) {
    if (!is404(error)) throw error;
    return null;
  }
}

/** Everything a product page shows, for its document; `item` is null when unknown. */
export async function productData(client: QueryClient, api: Client, id: number) {
  const [item] = await Promise.all([
    find(client, api, id),
    client.prefetchQuery(categoriesQuery(api)),
  ]);
  const type: ItemType = item !== null && 'stock_id' in item ? 'STOCK' : 'COMBO';
  if (item) await client.prefetchInfiniteQuery(neighbours(api, item.subcategory_id));
  return { item, type, state: dehydrate(client) };
}

/** The products of the same shelf. */
export const neighbours = (api: Client, sub: number) => stocksQuery(api, { sub, page: 1 });

/** The product as this browser knows it already. */
export const cachedProduct = (
  client: QueryClient,
  api: Client,
  id: number,
): Stock | Combo | undefined =>
  client.getQueryData(stockQuery(api, id).queryKey) ??
  client.getQueryData(comboQuery(api, id).queryKey) ??
  undefined;
