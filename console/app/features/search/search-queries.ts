import type { StaffSynonym } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const missesQuery = queryOptions({
  queryKey: ['search', 'misses'],
  queryFn: () => api('GET /api/v1/staff/search-misses'),
});

export const synonymsQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', 'synonyms', q],
    queryFn: () => api('GET /api/v1/staff/synonyms', { query: { q } }),
    placeholderData: keepPreviousData,
  });

const refresh = () => queryClient().invalidateQueries({ queryKey: ['search'] });

/** Mutation that saves a synonym, in place of `replaces` if that is given. */
export const useSaveSynonym = (replaces: StaffSynonym | undefined) =>
  useMutation({
    mutationFn: (synonym: StaffSynonym) =>
      api('POST /api/v1/staff/synonyms', { body: { ...synonym, ...(replaces && { replaces }) } }),
    onSettled: refresh,
  });

export const useRemoveSynonym = (synonym: StaffSynonym) =>
  useMutation({
    mutationFn: () => api('DELETE /api/v1/staff/synonyms', { query: synonym }),
    onSettled: refresh,
  });
