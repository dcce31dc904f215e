import { minutes } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Orders that nobody has opened yet. `listenToBoard` invalidates the query at each change of an order. */
export const newOrdersQuery = queryOptions({
  queryKey: ['board', 'new'],
  queryFn: () => api('GET /api/v1/staff/new-orders'),
  staleTime: minutes(1),
});
