import type { Client } from '@sabuja/contract/client';
import { hours } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';

/** The shop's profile: names, addresses, licences, links. */
export const shopQuery = (api: Client) =>
  queryOptions({
    queryKey: ['shop'],
    queryFn: ({ signal }) => api('GET /api/v1/settings/shop', { signal }),
    staleTime: hours(1),
  });
