import { seconds } from '@sabuja/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { pickingKey } from '../../lib/picking-key.ts';

const MAX_LISTED = 500;

/** The orders of a day that are to be picked or being picked. */
export const toPickQuery = (date: string) =>
  queryOptions({
    queryKey: ['picking', 'day', date],
    queryFn: () =>
      api('GET /api/v1/staff/orders', {
        query: { date, status: 'CONFIRMED,PICKING', limit: MAX_LISTED },
      }),
    staleTime: seconds(15),
    placeholderData: keepPreviousData,
  });

/** The lines of an order as its picker sees them. */
export const pickingQuery = (uid: string) =>
  queryOptions({
    queryKey: pickingKey(uid),
    queryFn: () => api('GET /api/v1/staff/orders/{uid}/picking', { params: { uid } }),
  });

/** Products that may replace a line. */
export const substitutesQuery = (uid: string, item: string, q: string) =>
  queryOptions({
    queryKey: ['substitutes', uid, item, q],
    queryFn: () =>
      api('GET /api/v1/staff/orders/{uid}/picking/{item}/substitutes', {
        params: { uid, item },
        query: q === '' ? {} : { q },
      }),
    placeholderData: keepPreviousData,
  });
