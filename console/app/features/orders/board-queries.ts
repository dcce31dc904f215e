import type { IstDate } from '@sabuja/kit';
import { minutes, seconds } from '@sabuja/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Maximum number of orders that the board shows for one day. */
const MAX_ORDERS = 2500;

/** Orders become late as time passes, without any event. */
const LATENESS_INTERVAL = minutes(2);

/** The slots of a day with their capacity, and the counts of its orders. */
export const summaryQuery = (date: IstDate) =>
  queryOptions({
    queryKey: ['board', 'summary', date],
    queryFn: () => api('GET /api/v1/staff/board', { query: { date } }),
    staleTime: seconds(30),
    refetchInterval: LATENESS_INTERVAL,
  });

/** The orders of a day; with a search text `q`, only those that match. */
export const dayOrdersQuery = (date: IstDate, q: string) =>
  queryOptions({
    queryKey: ['board', 'orders', date, q],
    queryFn: async () => {
      const query = { date, limit: MAX_ORDERS, ...(q === '' ? {} : { q }) };
      return (await api('GET /api/v1/staff/orders', { query })).results;
    },
    staleTime: seconds(30),
    refetchInterval: LATENESS_INTERVAL,
    placeholderData: keepPreviousData,
  });
