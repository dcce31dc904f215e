import { minutes } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Orders that nobody has looked at. Loaded again at each change on the board. */
export const newOrdersQuery = queryOptions({
  queryKey: ['board', 'new'],
  queryFn: () => api('GET /api/v1/staff/new-orders'),
  staleTime: minutes(1),
});
