import type { OrderingPause } from '@sabuja/contract';
import { minutes } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The scopes for which ordering is paused. Polled, since other members may change them. */
export const orderingQuery = queryOptions({
  queryKey: ['ordering'],
  queryFn: () => api('GET /api/v1/staff/ordering'),
  refetchInterval: minutes(1),
});

type Change = { scope: string; message: string | null } & Partial<
  Pick<OrderingPause, 'translations'>
>;

/** Pauses ordering for a scope with the text that customers read, or resumes it (null). */
export const useSetPause = () =>
  useMutation({
    mutationFn: (body: Change) => api('PUT /api/v1/staff/ordering', { body }),
    onSuccess: (pauses) => queryClient().setQueryData(orderingQuery.queryKey, pauses),
  });
