import type { Client } from '@sabuja/contract/client';
import { minutes, seconds } from '@sabuja/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mineKey } from '../session/index.ts';

export const ordersPerPage = 3;

export const ordersQuery = (api: Client, userUid: string, page: number) =>
  queryOptions({
    queryKey: mineKey('orders', userUid, page),
    queryFn: ({ signal }) =>
      api('GET /api/v1/orders/user/{uid}/', {
        params: { uid: userUid },
        query: { page, limit: ordersPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: seconds(10),
  });

/** One order; its status moves on, so the page asks again while it is looked at. */
export const orderQuery = (api: Client, orderId: string) =>
  queryOptions({
    queryKey: mineKey('orders', 'one', orderId),
    queryFn: ({ signal }) => api('GET /api/v1/orders/{orderId}/', { params: { orderId }, signal }),
    staleTime: seconds(10),
    refetchInterval: minutes(1),
  });

export const orderItemsQuery = (api: Client, orderId: string) =>
  queryOptions({
    queryKey: mineKey('orders', 'items', orderId),
    queryFn: async ({ signal }) =>
      (await api('GET /api/v1/orders/{orderId}/items/', { params: { orderId }, signal })).result,
    staleTime: minutes(10),
  });
