import { seconds } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The cash with each rider, and the latest closes. */
export const cashQuery = queryOptions({
  queryKey: ['cash'],
  queryFn: () => api('GET /api/v1/staff/cash'),
  refetchInterval: seconds(30),
});
