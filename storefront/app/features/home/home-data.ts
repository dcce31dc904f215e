import type { Client } from '@sabuja/contract/client';
import { minutes } from '@sabuja/kit';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { categoriesQuery, featuredQuery } from '../catalogue/index.ts';
import { bannersOf } from './banner-rules.ts';

export const bannersQuery = (api: Client) =>
  queryOptions({
    queryKey: ['banners'],
    queryFn: async ({ signal }) => bannersOf(await api('GET /api/v1/banner/', { signal })),
    staleTime: minutes(5),
  });

/** Everything Home shows. */
export const homeData = (client: QueryClient, api: Client): Promise<void>[] => [
  client.prefetchQuery(bannersQuery(api)),
  client.prefetchQuery(categoriesQuery(api)),
  client.prefetchQuery(featuredQuery(api)),
];

/** Starts the same questions in the browser, and waits for none. */
export const startHome = (client: QueryClient, api: Client): void => void homeData(client, api);
