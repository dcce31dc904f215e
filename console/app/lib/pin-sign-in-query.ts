import { seconds } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

const LOAD_TIMEOUT = seconds(3);

/** Whether this browser is an enrolled device of the shop, and who may sign in on it by PIN. */
export const pinSignInQuery = queryOptions({
  queryKey: ['pin-sign-in'],
  queryFn: () =>
    api('GET /api/v1/staff/pin-sign-in', { signal: AbortSignal.timeout(LOAD_TIMEOUT) }),
  // Without a network the query has to fail at once; by default it would be paused.
  networkMode: 'always',
  staleTime: 0,
});
