import type { IstDate } from '@sabuja/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The slots of a day with capacity, bookings and closures. */
export const slotsQuery = (date: IstDate) =>
  queryOptions({
    queryKey: ['slots', date],
    queryFn: () => api('GET /api/v1/staff/slots', { query: { date } }),
    placeholderData: keepPreviousData,
  });
