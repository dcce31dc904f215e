import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Whether the shop is open, and what is missing in each step of the setup guide. */
export const openingQuery = queryOptions({
  queryKey: ['opening'],
  queryFn: () => api('GET /api/v1/staff/opening'),
});
