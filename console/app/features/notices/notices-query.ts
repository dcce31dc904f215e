import type { StaffNotice } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: () => api('GET /api/v1/staff/notices'),
});

export type NoticeValues = Omit<StaffNotice, 'notice_id' | 'state'>;

const refresh = () => queryClient().invalidateQueries(noticesQuery);

/** Creates a notice, or changes the one of the id. */
export const useSaveNotice = (notice_id: number | undefined) =>
  useMutation<unknown, Error, NoticeValues>({
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
