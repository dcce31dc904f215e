import { minutes } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Number of attention items. Reloaded every five minutes, and when the tab gets the focus again. */
export const attentionCountQuery = queryOptions({
  queryKey: ['attention', 'count'],
  queryFn: () => api('GET /api/v1/staff/attention/count'),
  refetchInterval: minutes(5),
  refetchOnWindowFocus: true,
});
