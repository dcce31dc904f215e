import { seconds } from '@sabuja/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Place } from '../../lib/list-pager.tsx';

/** The cash that each rider carries, and the latest cash closings. */
export const cashQuery = queryOptions({
  queryKey: ['cash'],
  queryFn: () => api('GET /api/v1/staff/cash'),
  refetchInterval: seconds(30),
});

export const closingFilterNames = ['from', 'to', 'q', 'differs'] as const;
type ClosingFilter = Partial<Record<(typeof closingFilterNames)[number], string>>;

/** A page of the cash closings of all riders, newest first. */
export const closingsQuery = (filter: ClosingFilter, place: Place) =>
  queryOptions({
    queryKey: ['cash', 'closings', filter, place],
    queryFn: () =>
      api('GET /api/v1/staff/cash-closings', { query: { ...filter, ...place } as object }),
    placeholderData: keepPreviousData,
  });
