import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Whether the shop is open, and what each step of the setup guide lacks. */
export const openingQuery = queryOptions({
  queryKey: ['opening'],
  queryFn: () => api('GET /api/v1/staff/opening'),
});
