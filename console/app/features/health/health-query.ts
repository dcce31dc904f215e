import { seconds } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Health of the shop. The key starts with 'attention', because resolving attention items changes the health too. */
export const healthQuery = queryOptions({
  queryKey: ['attention', 'health'],
  queryFn: () => api('GET /api/v1/staff/health'),
  refetchInterval: seconds(30),
});

export const useCheckRules = () =>
  useMutation({
    mutationFn: () => api('POST /api/v1/staff/health/check'),
    onSettled: () => queryClient().invalidateQueries({ queryKey: ['attention'] }),
  });
