import type { Client } from '@sabuja/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { privateQueryKey } from '../session/index.ts';

/** Query for whether the customer allows marketing messages, and for their nominee. */
export const privacyChoicesQuery = (api: Client, uid: string) =>
  queryOptions({
    queryKey: privateQueryKey('privacy-choices', uid),
    queryFn: ({ signal }) => api('GET /api/v1/users/{uid}/privacy', { params: { uid }, signal }),
  });
