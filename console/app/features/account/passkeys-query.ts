import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { refreshSession } from '../session/index.ts';

/** The member's own passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async () => (await api('GET /api/v1/staff/passkeys')).results,
});

/** Reloads the passkeys and the session, because the session lists the member's second factors. */
export const refreshPasskeys = () =>
  Promise.all([queryClient().invalidateQueries(passkeysQuery), refreshSession()]);
