import type { CashDeposit, SettlementDifference, SettlementLineView } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { attentionCountQuery } from '../../lib/attention-count.ts';
import type { Place } from '../../lib/list-pager.tsx';

export type Days = { from: string; to: string };
export type DifferenceFilter = {
  kind?: SettlementDifference['kind'];
  state?: 'open' | 'resolved';
};

const key = (...rest: unknown[]) => ['settlement', ...rest];

/** Mutation that changes settlements, the safe or closes; reloads the queries that show them. */
export const useSettlementMutation = <I, O>(
  mutationFn: (input: I) => Promise<O>,
  onSuccess: (result: O) => void,
) =>
  useMutation({
    mutationFn,
    onSuccess,
    onSettled: () =>
      Promise.all([
        queryClient().invalidateQueries({ queryKey: key() }),
        queryClient().invalidateQueries(attentionCountQuery),
      ]),
  });

export const settlementsQuery = (filter: Partial<Days> & { q?: string }, place: Place) =>
  queryOptions({
    queryKey: key('list', filter, place),
    queryFn: () => api('GET /api/v1/staff/settlements', { query: { ...filter, ...place } }),
    placeholderData: keepPreviousData,
  });

export const sourcesQuery = queryOptions({
  queryKey: key('sources'),
  queryFn: () => api('GET /api/v1/staff/settlement-sources'),
});

export const sumsQuery = (filter: Days & { by: 'day' | 'month' }) =>
  queryOptions({
    queryKey: key('sums', filter),
    queryFn: () => api('GET /api/v1/staff/settlement-sums', { query: filter }),
    placeholderData: keepPreviousData,
  });

export const transferQuery = (provider: string, id: string) =>
  queryOptions({
    queryKey: key('transfer', provider, id),
    queryFn: () =>
      api('GET /api/v1/staff/settlements/{provider}/{id}', { params: { provider, id } }),
  });

export const linesQuery = (
  provider: string,
  id: string,
  query: Place & { kind?: SettlementLineView['kind'] },
) =>
  queryOptions({
    queryKey: key('lines', provider, id, query),
    queryFn: () =>
      api('GET /api/v1/staff/settlements/{provider}/{id}/lines', {
        params: { provider, id },
        query,
      }),
    placeholderData: keepPreviousData,
  });

export const differencesQuery = (filter: DifferenceFilter, place: Place) =>
  queryOptions({
    queryKey: key('differences', filter, place),
    queryFn: () =>
      api('GET /api/v1/staff/settlement-differences', { query: { ...filter, ...place } }),
    placeholderData: keepPreviousData,
  });

export const safeQuery = queryOptions({
  queryKey: key('safe'),
  queryFn: () => api('GET /api/v1/staff/safe'),
});

export const depositsQuery = (
  filter: Partial<Days> & { state?: CashDeposit['state'] },
  place: Place,
) =>
  queryOptions({
    queryKey: key('deposits', filter, place),
    queryFn: () => api('GET /api/v1/staff/cash-deposits', { query: { ...filter, ...place } }),
    placeholderData: keepPreviousData,
  });

export const closesQuery = (days: Days) =>
  queryOptions({
    queryKey: key('closes', days),
    queryFn: () => api('GET /api/v1/staff/day-closes', { query: days }),
    placeholderData: keepPreviousData,
  });

export const closeQuery = (date: string) =>
  queryOptions({
    queryKey: key('close', date),
    queryFn: () => api('GET /api/v1/staff/day-closes/{date}', { params: { date } }),
  });

/** Idempotency key of each photo, so that a photo sent again is stored once. */
const photoIds = new WeakMap<Blob, string>();

/** Adds the photo of its slip to a deposit. */
export function sendSlipPhoto(uid: string, photo: Blob) {
  const id = photoIds.get(photo) ?? crypto.randomUUID();
  photoIds.set(photo, id);
  return api('POST /api/v1/staff/cash-deposits/{uid}/photo', {
    params: { uid },
    query: { id },
    file: photo,
  });
}
