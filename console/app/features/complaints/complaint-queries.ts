import type { ComplaintStage, StaffComplaintDetails } from '@sabuja/contract';
import { complaintStages } from '@sabuja/contract/rules/complaint-stages';
import { seconds } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type InboxFilter = {
  stage?: ComplaintStage;
  due?: 'overdue';
  assigned?: 'me' | 'nobody';
  q?: string;
};

/** The filter that stands in the address; what it does not know is left out. */
export function parseInboxFilter(params: URLSearchParams): InboxFilter {
  const stage = complaintStages.find((one) => one === params.get('stage'));
  const assigned = (['me', 'nobody'] as const).find((one) => one === params.get('assigned'));
  const q = params.get('q')?.trim().slice(0, 80);
  return {
    ...(stage && { stage }),
    ...(params.get('due') === 'overdue' && { due: 'overdue' }),
    ...(assigned && { assigned }),
    ...(q && { q }),
  };
}

export const inboxQuery = (filter: InboxFilter, page: number) =>
  queryOptions({
    queryKey: ['complaints', 'inbox', filter, page],
    queryFn: () => api('GET /api/v1/staff/complaints', { query: { ...filter, page } }),
    placeholderData: keepPreviousData,
    refetchInterval: seconds(30),
  });

export const complaintQuery = (ticket_no: string) =>
  queryOptions({
    queryKey: ['complaints', 'one', ticket_no],
    queryFn: () => api('GET /api/v1/staff/complaints/{ticket_no}', { params: { ticket_no } }),
    refetchInterval: seconds(30),
  });

/** A change of a complaint: shows what it is now, and loads the lists again. */
export const useComplaintMutation = <I>(change: (input: I) => Promise<StaffComplaintDetails>) =>
  useMutation({
    mutationFn: change,
    onSuccess: (complaint) =>
      queryClient().setQueryData(complaintQuery(complaint.ticket_no).queryKey, complaint),
    onSettled: () =>
      Promise.all([
        queryClient().invalidateQueries({ queryKey: ['complaints'] }),
        queryClient().invalidateQueries({ queryKey: ['order'] }),
      ]),
  });
