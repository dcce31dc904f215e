import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { attentionCountQuery } from '../../lib/attention-count.ts';

export const attentionQuery = queryOptions({
  queryKey: ['attention', 'items'],
  queryFn: () => api('GET /api/v1/staff/attention'),
});

export const refundRequestsQuery = queryOptions({
  queryKey: ['attention', 'requests'],
  queryFn: () => api('GET /api/v1/staff/refund-requests'),
});

/** An act on something that needs somebody; the list and its count are loaded again. */
export const useAttentionMutation = <I>(
  act: (input: I) => Promise<{ count: number }>,
  onDone?: () => void,
) =>
  useMutation({
    mutationFn: act,
    onSuccess: (left) => {
      queryClient().setQueryData(attentionCountQuery.queryKey, left);
      onDone?.();
    },
    onSettled: () => queryClient().invalidateQueries({ queryKey: ['attention'] }),
  });
