import type { AttentionCount } from '@sabuja/contract';
import type { AttentionKind } from '@sabuja/contract/rules/attention-kinds';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { attentionCountQuery } from '../../lib/attention-count.ts';
import type { Place } from '../../lib/list-pager.tsx';

/** A page of the attention items of one kind. */
export const attentionQuery = (kind: AttentionKind, place: Place, limit?: number) =>
  queryOptions({
    queryKey: ['attention', 'items', kind, place, limit],
    queryFn: () =>
      api('GET /api/v1/staff/attention', { query: { kind, ...place, ...(limit && { limit }) } }),
    placeholderData: keepPreviousData,
  });

export const refundRequestsQuery = queryOptions({
  queryKey: ['attention', 'requests'],
  queryFn: () => api('GET /api/v1/staff/refund-requests'),
});

/** A mutation on an attention item; afterwards the list and the count are reloaded. */
export const useAttentionMutation = <I>(
  act: (input: I) => Promise<AttentionCount>,
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
