import type { Client } from '@sabuja/contract/client';
import { minutes } from '@sabuja/kit';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { categoriesQuery, featuredQuery } from '../catalogue/index.ts';
import { boughtItemsQuery, favouritesQuery } from '../favourites/index.ts';
import { ordersUnderWayQuery } from '../orders/index.ts';
import { sessionQuery } from '../session/index.ts';
import { parseBanners } from './banner-rules.ts';

export const bannersQuery = (api: Client) =>
  queryOptions({
    queryKey: ['banners'],
    queryFn: async ({ signal }) => parseBanners(await api('GET /api/v1/banner/', { signal })),
    staleTime: minutes(5),
  });

/** Loads all data of Home. */
export const prefetchHomeData = (client: QueryClient, api: Client): Promise<void>[] => [
  client.prefetchQuery(bannersQuery(api)),
  client.prefetchQuery(categoriesQuery(api)),
  client.prefetchQuery(featuredQuery(api)),
];

/** Loads what Home shows to a signed-in customer, so that nothing shifts when it arrives. */
export async function prefetchCustomerHome(client: QueryClient, api: Client): Promise<void> {
  const user = await client.fetchQuery(sessionQuery(api)).catch(() => null);
  if (user === null) return;
  await Promise.all([
    client.prefetchQuery(ordersUnderWayQuery(api, user.uid)),
    client.prefetchQuery(boughtItemsQuery(api, user.uid)),
    client.prefetchQuery(favouritesQuery(api)),
  ]);
}

/** Starts the requests of `prefetchHomeData` in the browser without awaiting them. */
export const prefetchHome = (client: QueryClient, api: Client): void =>
  void prefetchHomeData(client, api);
