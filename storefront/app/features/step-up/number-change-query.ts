import type { Client } from '@sabuja/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { privateQueryKey } from '../session/index.ts';

/** The number that is going to replace the customer's lost one, if any. */
export const numberChangeQuery = (api: Client) =>
  queryOptions({
    queryKey: privateQueryKey('number-change'),
    queryFn: ({ signal }) => api('GET /api/v1/auth/lost-number', { signal }),
  });
