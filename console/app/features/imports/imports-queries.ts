import type { ImportKind, ImportProgress } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const isRunning = (progress: ImportProgress | undefined) => progress?.state === 'running';

/** How far an import is, again every second until it has ended. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['imports', 'one', id],
    queryFn: () => api('GET /api/v1/staff/imports/{id}', { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => isRunning(state.data) && seconds(1),
  });

/** A page of the past imports; while one of them runs, how far they are. */
export const importsQuery = (page: number) =>
  queryOptions({
    queryKey: ['imports', 'list', page],
    queryFn: () => api('GET /api/v1/staff/imports', { query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.results.some(isRunning) ?? false) && seconds(3),
  });

/** The browser cannot read a file: it was changed or removed after it was chosen. */
export class UnreadableFileError extends Error {}

const refresh = () => queryClient().invalidateQueries({ queryKey: ['imports'] });

/** Uploads a sheet for a dry run. Fails with UnreadableFileError. */
export const useCheckSheet = () =>
  useMutation({
    mutationFn: async ({ kind, file }: { kind: ImportKind; file: File }) => {
      const bytes = await file.arrayBuffer().catch(() => {
        throw new UnreadableFileError();
      });
      const form = {
        ...({ kind, dry_run: 'true' } as const),
        file: new Blob([bytes]),
        file_name: file.name.slice(-200),
      };
      return api('POST /api/v1/staff/imports', { form });
    },
    onSuccess: refresh,
  });

export const useApplyImport = (id: string) =>
  useMutation({
    mutationFn: () => api('POST /api/v1/staff/imports/{id}/apply', { params: { id } }),
    onSettled: refresh,
  });

export const useCancelImport = (id: string) =>
  useMutation({
    mutationFn: () => api('POST /api/v1/staff/imports/{id}/cancel', { params: { id } }),
    onSuccess: (progress) => queryClient().setQueryData(importQuery(id).queryKey, progress),
  });

/** What an import has changed is read anew. */
export const refreshItems = () =>
  Promise.all(
    ['products', 'stock', 'categories'].map((key) =>
      queryClient().invalidateQueries({ queryKey: [key] }),
    ),
  );
