import type { Client } from '@sabuja/contract/client';
import { minutes } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';
import { privateQueryKey } from '../session/index.ts';

/** The customer's favourites on sale, newest first. */
export const favouritesQuery = (api: Client) =>
  queryOptions({
    queryKey: privateQueryKey('favourites'),
    queryFn: async ({ signal }) => (await api('GET /api/v1/favourites/', { signal })).results,
    staleTime: minutes(1),
  });

/** The items that the customer ordered most often. The key is under 'orders', so that a new order refetches them. */
export const boughtItemsQuery = (api: Client, userUid: string) =>
  queryOptions({
    queryKey: privateQueryKey('orders', 'bought', userUid),
    queryFn: async ({ signal }) => {
      const params = { uid: userUid };
      return (await api('GET /api/v1/orders/user/{uid}/bought', { params, signal })).results;
    },
    staleTime: minutes(5),
  });
