import type { StaffNotice } from '@sabuja/contract';
import { istDate, istMinuteOfDay } from '@sabuja/kit';
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

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** An instant as a field for date and time has it, in IST. */
export const toFieldTime = (instant: string | null): string => {
  if (instant === null) return '';
  const at = new Date(instant);
  const minute = istMinuteOfDay(at);
  return `${istDate(at)}T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
};

/** The instant of such a field; null when it is empty. */
export const fromFieldTime = (value: string | undefined): string | null =>
  value ? new Date(`${value}+05:30`).toISOString() : null;
