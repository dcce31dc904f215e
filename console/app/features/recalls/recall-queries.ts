import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Place } from '../../lib/list-pager.tsx';
import { refreshStock } from '../../lib/refresh-stock.ts';
import { useOnce } from '../../lib/use-once.ts';

type BatchFilter = { q: string; stock: string; place: Place };

/** Batches whose product, supplier or number contains `q`, or those of one product. */
export const batchesQuery = ({ q, stock, place }: BatchFilter) =>
  queryOptions({
    queryKey: ['stock', 'batches', q, stock, place],
    queryFn: () =>
      api('GET /api/v1/staff/stock/batches', {
        query: {
          ...place,
          limit: 50,
          ...(q !== '' && { q }),
          ...(stock !== '' && { stock_id: Number(stock) }),
        },
      }),
    placeholderData: keepPreviousData,
  });

/** Which recalls are listed: by a text that they contain, and by whether they have ended. */
export type RecallFilter = { q?: string; state?: 'open' | 'ended' };

/** Recalls, those that are not ended first. */
export const recallsQuery = (filter: RecallFilter, place: Place) =>
  queryOptions({
    queryKey: ['stock', 'recalls', filter, place],
    queryFn: () => api('GET /api/v1/staff/recalls', { query: { ...filter, ...place, limit: 10 } }),
    placeholderData: keepPreviousData,
  });

/** One recall with its orders. */
export const recallQuery = (recall_id: number) =>
  queryOptions({
    queryKey: ['stock', 'recall', recall_id],
    queryFn: () => api('GET /api/v1/staff/recalls/{recall_id}', { params: { recall_id } }),
  });

export const useRecall = () =>
  useOnce(
    (recall: { batch_id: number; reason: string }, action_id) =>
      api('POST /api/v1/staff/recalls', { body: { action_id, ...recall } }),
    refreshStock,
  );

export const useNotifyRecall = (recall_id: number) =>
  useMutation({
    mutationFn: () =>
      api('POST /api/v1/staff/recalls/{recall_id}/notify', { params: { recall_id } }),
    onSettled: refreshStock,
  });

export const useEndRecall = (recall_id: number) =>
  useMutation({
    mutationFn: () => api('POST /api/v1/staff/recalls/{recall_id}/end', { params: { recall_id } }),
    onSettled: refreshStock,
  });
