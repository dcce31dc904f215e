import type { StockTake } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { refreshStock } from '../../lib/refresh-stock.ts';
import { useOnce } from '../../lib/use-once.ts';

/** The aisles of the shop with the counts that are open. */
export const aislesQuery = queryOptions({
  queryKey: ['stock', 'aisles'],
  queryFn: () => api('GET /api/v1/staff/stock-takes/aisles'),
});

/** One count with its products. */
export const takeQuery = (take: string) =>
  queryOptions({
    queryKey: ['stock', 'take', take],
    queryFn: () => api('GET /api/v1/staff/stock-takes/{take}', { params: { take } }),
  });

export const useStartTake = () =>
  useOnce(
    ({ aisle }: { aisle: string }, action_id) =>
      api('POST /api/v1/staff/stock-takes', { body: { action_id, aisle } }),
    refreshStock,
  );

/** Saves the counted quantity of a product, and shows it before the count is reloaded. */
export const useCountLine = (take: string, stock_id: number) =>
  useOnce(
    async ({ counted }: { counted: number }, action_id) => {
      const saved = await api('PUT /api/v1/staff/stock-takes/{take}/lines/{stock_id}', {
        params: { take, stock_id },
        body: { action_id, counted },
      });
      queryClient().setQueryData(
        takeQuery(take).queryKey,
        (before: StockTake | undefined) =>
          before && {
            ...before,
            lines: before.lines.map((line) => (line.stock_id === stock_id ? saved : line)),
          },
      );
      return saved;
    },
    () => queryClient().invalidateQueries({ queryKey: ['stock', 'take', take] }),
  );

export const useCloseTake = (take: string) =>
  useMutation({
    mutationFn: () => api('POST /api/v1/staff/stock-takes/{take}/close', { params: { take } }),
    onSettled: refreshStock,
  });

export const useCancelTake = (take: string) =>
  useMutation({
    mutationFn: () => api('POST /api/v1/staff/stock-takes/{take}/cancel', { params: { take } }),
    onSettled: refreshStock,
  });
