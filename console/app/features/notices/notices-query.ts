import type { NewStaffNotice } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Place } from '../../lib/list-pager.tsx';

export const noticeStates = ['planned', 'shown', 'over'] as const;
type Filter = { state?: (typeof noticeStates)[number]; q?: string };

export const noticesQuery = (filter: Filter, place: Place) =>
  queryOptions({
    queryKey: ['notices', filter, place],
    queryFn: () => api('GET /api/v1/staff/notices', { query: { ...filter, ...place, limit: 30 } }),
    placeholderData: keepPreviousData,
  });

const refresh = () => queryClient().invalidateQueries({ queryKey: ['notices'] });

/** Creates a notice, or changes the one with the id. */
export const useSaveNotice = (notice_id: number | undefined) =>
  useMutation<unknown, Error, NewStaffNotice>({
    mutationFn: (body) =>
      notice_id === undefined
        ? api('POST /api/v1/staff/notices', { body })
        : api('PATCH /api/v1/staff/notices/{notice_id}', { params: { notice_id }, body }),
    onSettled: refresh,
  });

export const useDeleteNotice = (notice_id: number) =>
  useMutation({
    mutationFn: () => api('DELETE /api/v1/staff/notices/{notice_id}', { params: { notice_id } }),
    onSettled: refresh,
  });
