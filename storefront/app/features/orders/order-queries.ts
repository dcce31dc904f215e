import type { ListedOrder } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { hours, seconds } from '@sabuja/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { privateQueryKey } from '../session/index.ts';

const ORDERS_PER_PAGE = 3;

/** The longest page of the API: a customer has far fewer orders under way, by the limits of the shop. */
const MAX_ORDERS_UNDER_WAY = 100;

/** A page of the customer's orders; refetched while money of one of them is on its way back. */
export const ordersQuery = (api: Client, userUid: string, page: number) =>
  queryOptions({
    queryKey: privateQueryKey('orders', userUid, page),
    queryFn: ({ signal }) =>
      api('GET /api/v1/orders/user/{uid}/', {
        params: { uid: userUid },
        query: { page, limit: ORDERS_PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: seconds(10),
    refetchInterval: ({ state }) => state.data?.results.some(isMoneyOnItsWay) && seconds(15),
  });

/** True while the state of a refund of a listed order may still change. */
const isMoneyOnItsWay = ({ refunds = [] }: ListedOrder) =>
  refunds.some(({ state }) => state !== 'DONE');

/** The customer's newest order that was not cancelled, as a list; empty before their first order. */
export const lastOrderQuery = (api: Client, userUid: string) =>
  queryOptions({
    queryKey: privateQueryKey('orders', userUid, 'last'),
    queryFn: ({ signal }) =>
      api('GET /api/v1/orders/user/{uid}/', {
        params: { uid: userUid },
        query: { not_cancelled: true, page: 1, limit: 1 },
        signal,
      }),
    staleTime: seconds(10),
  });

/** The orders that are neither delivered nor cancelled; refetched, because their status changes. */
export const ordersUnderWayQuery = (api: Client, userUid: string) =>
  queryOptions({
    queryKey: privateQueryKey('orders', userUid, 'under-way'),
    queryFn: ({ signal }) =>
      api('GET /api/v1/orders/user/{uid}/', {
        params: { uid: userUid },
        query: { under_way: true, page: 1, limit: MAX_ORDERS_UNDER_WAY },
        signal,
      }),
    staleTime: seconds(10),
    refetchInterval: seconds(30),
  });

/** One order; refetched when its page receives an event (`useOrderEvents`). */
export const orderQuery = (api: Client, orderId: string) =>
  queryOptions({
    queryKey: privateQueryKey('orders', 'one', orderId),
    queryFn: ({ signal }) => api('GET /api/v1/orders/{orderId}/', { params: { orderId }, signal }),
    staleTime: seconds(10),
  });

/** The lines of an order; the delivered quantities are known once the order is packed. */
export const orderItemsQuery = (api: Client, orderId: string) =>
  queryOptions({
    queryKey: privateQueryKey('orders', 'items', orderId),
    queryFn: async ({ signal }) =>
      (await api('GET /api/v1/orders/{orderId}/items/', { params: { orderId }, signal })).result,
    staleTime: seconds(10),
  });

/** Key prefix of the complaints about any order. */
export const complaintsKey = privateQueryKey('orders', 'complaints');

/** The customer's complaints about an order, newest first; refetched by each page that shows them. */
export const complaintsQuery = (api: Client, orderId: string) =>
  queryOptions({
    queryKey: [...complaintsKey, orderId],
    queryFn: async ({ signal }) =>
      (await api('GET /api/v1/complaint/order/{orderId}', { params: { orderId }, signal })).results,
    staleTime: 0,
  });

/** Thumbnails of a complaint's photos. Their number is part of the key, so that a new photo refetches them. */
export const complaintPhotosQuery = (api: Client, ticket_no: string, photos: number) =>
  queryOptions({
    queryKey: privateQueryKey('orders', 'complaint-photos', ticket_no, photos),
    queryFn: async ({ signal }) =>
      (await api('GET /api/v1/complaint/{ticket_no}/photos', { params: { ticket_no }, signal }))
        .results,
    staleTime: hours(1),
  });

/** One photo of a complaint in full size, as WebP in base64. */
export const complaintPhotoQuery = (api: Client, ticket_no: string, id: string) =>
  queryOptions({
    queryKey: privateQueryKey('orders', 'complaint-photo', ticket_no, id),
    queryFn: async ({ signal }) =>
      (
        await api('GET /api/v1/complaint/{ticket_no}/photos/{id}', {
          params: { ticket_no, id },
          signal,
        })
      ).webp,
    staleTime: hours(1),
  });

/** The selectable reasons of a complaint. */
export const complaintReasonsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['complaint-reasons'],
    queryFn: ({ signal }) =>
      api('GET /api/v1/settings/delivery_fail_reasons/all', { query: { name: 'ACTION' }, signal }),
    staleTime: hours(1),
  });
