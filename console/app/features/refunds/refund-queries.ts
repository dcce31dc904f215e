import type { Refundable } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** What can be refunded of an order, and its refunds so far. */
export const refundableQuery = (uid: string) =>
  queryOptions({
    queryKey: ['order', uid, 'refundable'],
    queryFn: () => api('GET /api/v1/staff/orders/{uid}/refundable', { params: { uid } }),
  });

const reloadRefunds = () =>
  Promise.all([
    queryClient().invalidateQueries({ queryKey: ['order'] }),
    queryClient().invalidateQueries({ queryKey: ['attention'] }),
    queryClient().invalidateQueries({ queryKey: ['complaints'] }),
  ]);

/** Credits a refund that failed to the customer's wallet, with a reason; reloads the queries that show it. */
export const useCreditRefund = (id: number, onDone: () => void) =>
  useMutation({
    mutationFn: (reason: string) =>
      api('POST /api/v1/staff/failed-refunds/{id}/credit', { params: { id }, body: { reason } }),
    onSuccess: onDone,
    onSettled: reloadRefunds,
  });

/** Mutation that changes refunds; reloads the queries that show them. */
export const useRefundMutation = <I>(
  change: (input: I) => Promise<Refundable>,
  onDone?: () => void,
) =>
  useMutation({
    mutationFn: change,
    onSuccess: () => onDone?.(),
    onSettled: reloadRefunds,
  });
