import { seconds } from '@sabuja/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The rounds of a day, and the packed orders that are in none. */
export const roundsQuery = (date: string) =>
  queryOptions({
    queryKey: ['rounds', date],
    queryFn: () => api('GET /api/v1/staff/rounds', { query: { date } }),
    staleTime: seconds(15),
    placeholderData: keepPreviousData,
  });

/** The members who may be given a round. */
export const ridersQuery = queryOptions({
  queryKey: ['riders'],
  queryFn: () => api('GET /api/v1/staff/riders'),
});
