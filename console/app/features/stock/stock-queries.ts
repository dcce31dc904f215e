import type { SupplyLine } from '@sabuja/contract';
import type { WasteReason } from '@sabuja/contract/rules/stock-ledger';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
} from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Place } from '../../lib/list-pager.tsx';
import { refreshStock } from '../../lib/refresh-stock.ts';
import { useOnce } from '../../lib/use-once.ts';

type LevelsFilter = { q: string; low: boolean; place: Place };

/** Quantities of the products, the scarcest first. */
export const levelsQuery = ({ q, low, place }: LevelsFilter) =>
  queryOptions({
    queryKey: ['stock', 'levels', q, low, place],
    queryFn: () =>
      api('GET /api/v1/staff/stock/levels', {
        query: { ...place, ...(q !== '' && { q }), ...(low && { low }) },
      }),
    placeholderData: keepPreviousData,
  });

/** Batches that expire within a week, or have expired. */
export const expiringQuery = (place: Place) =>
  queryOptions({
    queryKey: ['stock', 'expiring', place],
    queryFn: () => api('GET /api/v1/staff/stock/expiring', { query: { ...place, limit: 50 } }),
    placeholderData: keepPreviousData,
  });

/** One product with what should be on hand. */
export const levelQuery = (stock_id: number) =>
  queryOptions({
    queryKey: ['stock', 'level', stock_id],
    queryFn: () => api('GET /api/v1/staff/stock/{stock_id}', { params: { stock_id } }),
  });

/** The changes of a product's quantity, newest first, in pages. */
export const movementsQuery = (stock_id: number) =>
  infiniteQueryOptions({
    queryKey: ['stock', 'movements', stock_id],
    queryFn: ({ pageParam }) =>
      api('GET /api/v1/staff/stock/{stock_id}/movements', {
        params: { stock_id },
        query: pageParam === 0 ? {} : { before: pageParam },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ results, has_more }) => (has_more ? results.at(-1)?.id : undefined),
  });

type Supply = { supplier: string; line: SupplyLine };

export const useReceive = () =>
  useOnce(
    ({ supplier, line }: Supply, action_id) =>
      api('POST /api/v1/staff/stock/supplies', { body: { action_id, supplier, lines: [line] } }),
    refreshStock,
  );

type Waste = { quantity: number; reason: WasteReason; note: string | null };

export const useWaste = (stock_id: number) =>
  useOnce(
    (waste: Waste, action_id) =>
      api('POST /api/v1/staff/stock/{stock_id}/waste', {
        params: { stock_id },
        body: { action_id, ...waste },
      }),
    refreshStock,
  );

type Count = { expected: number; counted: number; reason: string | null };

export const useCount = (stock_id: number) =>
  useMutation({
    mutationFn: (body: Count) =>
      api('POST /api/v1/staff/stock/{stock_id}/count', { params: { stock_id }, body }),
    onSettled: refreshStock,
  });

export const useSetThreshold = (stock_id: number) =>
  useMutation({
    mutationFn: (low_stock_at: number | null) =>
      api('PUT /api/v1/staff/stock/{stock_id}/threshold', {
        params: { stock_id },
        body: { low_stock_at },
      }),
    onSettled: refreshStock,
  });
