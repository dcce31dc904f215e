import { minutes } from '@sabuja/kit';
import { apiStatus } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Who is signed in, and what they may do; null when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: minutes(1),
  queryFn: async () => {
    try {
      return await api('GET /api/v1/staff/session');
    } catch (error) {
      if (apiStatus(error) === 401) return null;
      throw error;
    }
  },
});

export const refreshSession = () => queryClient().fetchQuery({ ...sessionQuery, staleTime: 0 });

/** The session below the layout that requires one. */
export function useSession() {
  const { data } = useQuery(sessionQuery);
  return data ?? undefined;
}
