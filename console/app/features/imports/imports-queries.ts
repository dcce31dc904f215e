import type { ImportKind, ImportProgress, SheetHeading, SheetKind } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Place } from '../../lib/list-pager.tsx';
import { type UploadTask, uploadFile } from '../../lib/upload-file.ts';

const isRunning = (progress: ImportProgress | undefined) => progress?.state === 'running';

/** Progress of an import, reloaded every second until it has ended. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['imports', 'one', id],
    queryFn: () => api('GET /api/v1/staff/imports/{id}', { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => isRunning(state.data) && seconds(1),
  });

/** A page of the past imports; reloaded while one of them is running. */
export const importsQuery = (filter: { kind?: ImportProgress['kind'] }, place: Place) =>
  queryOptions({
    queryKey: ['imports', 'list', filter, place],
    queryFn: () => api('GET /api/v1/staff/imports', { query: { ...filter, ...place } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.results.some(isRunning) ?? false) && seconds(3),
  });

const refresh = () => queryClient().invalidateQueries({ queryKey: ['imports'] });

/** A sheet that was uploaded, with its headings. */
export type UploadedSheet = { upload: string; kind: SheetKind; headings: SheetHeading[] };

export type FileToUpload = { kind: ImportKind; file: File };
type Uploaded = UploadedSheet | { upload: string; kind: 'pictures' };

/** Uploads a file, and loads the headings of a sheet. Throws as `uploadFile` does. */
export const uploadImport = ({ kind, file }: FileToUpload, task: UploadTask): Promise<Uploaded> =>
  uploadFile<Uploaded>(file, {
    ...task,
    purpose: 'import',
    finish: async (upload) => {
      if (kind === 'pictures') return { upload, kind };
      const input = { params: { id: upload }, query: { kind }, signal: task.signal };
      return { upload, kind, ...(await api('GET /api/v1/staff/uploads/{id}/headings', input)) };
    },
  });

/** Starts the dry run of an uploaded file; `columns` maps its headings to columns. */
export const useCheckUpload = () =>
  useMutation({
    mutationFn: ({ upload, kind, columns }: UploadToCheck) =>
      api('POST /api/v1/staff/imports', {
        form: {
          ...({ kind, dry_run: 'true', upload } as const),
          ...(columns && { columns: JSON.stringify(columns) }),
        },
      }),
    onSuccess: refresh,
  });

type UploadToCheck = {
  upload: string;
  kind: ImportKind;
  columns?: Readonly<Record<string, string | null>>;
};

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

/** Invalidates the cached products, stock and categories, which an import may have changed. */
export const refreshItems = () =>
  Promise.all(
    ['products', 'stock', 'categories'].map((key) =>
      queryClient().invalidateQueries({ queryKey: [key] }),
    ),
  );
