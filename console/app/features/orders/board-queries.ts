import type { IstDate } from '@sabuja/kit';
import { seconds } from '@sabuja/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** As many orders as a board shows of one day. */
const MAX_ORDERS = 2500;

/** A day's slots with capacity, and its orders counted. */
export const summaryQuery = (date: IstDate) =>
  queryOptions({
    queryKey: ['board', 'summary', date],
    queryFn: () => api('GET /api/v1/staff/board', { query: { date } }),
    staleTime: seconds(30),
  });

/** The orders of a day, or those of it that a search finds. */
export const dayOrdersQuery = (date: IstDate, q: string) =>
  queryOptions({
    queryKey: ['board', 'orders', date, q],
    queryFn: async () => {
      const query = { date, limit: MAX_ORDERS, ...(q === '' ? {} : { q }) };
      return (await api('GET /api/v1/staff/orders', { query })).results;
    },
    staleTime: seconds(30),
    placeholderData: keepPreviousData,
  });
