import { seconds } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The own stops, and the cash that one has. Loaded again now and then: a round may change on the way. */
export const deliveriesQuery = queryOptions({
  queryKey: ['deliveries'],
  queryFn: () => api('GET /api/v1/staff/deliveries'),
  refetchInterval: seconds(30),
});
