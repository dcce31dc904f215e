import type { Client } from '@sabuja/contract/client';
import type { LegalPageName } from '@sabuja/contract/rules/legal-pages';
import { minutes } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';

/** A legal page in the version in effect, or in the given one. */
export const legalQuery = (api: Client, page: LegalPageName, version?: number) =>
  queryOptions({
    queryKey: ['legal', page, version],
    queryFn: ({ signal }) =>
      api('GET /api/v1/legal/{page}', {
        params: { page },
        query: version === undefined ? {} : { version },
        signal,
      }),
    staleTime: minutes(1),
  });
