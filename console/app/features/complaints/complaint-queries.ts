import type { ComplaintStage, StaffComplaintDetails } from '@sabuja/contract';
import {
  complaintStages,
  type RatingGroup,
  ratingGroups,
} from '@sabuja/contract/rules/complaint-stages';
import { seconds } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Place } from '../../lib/list-pager.tsx';
import { readText } from '../../lib/use-list-address.ts';

export type InboxFilter = {
  stage?: ComplaintStage;
  due?: 'overdue';
  assigned?: 'me' | 'nobody';
  rating?: RatingGroup;
  q?: string;
};

/** Parses the filter from the URL's parameters; ignores invalid ones. */
export function parseInboxFilter(params: URLSearchParams): InboxFilter {
  const stage = complaintStages.find((one) => one === params.get('stage'));
  const assigned = (['me', 'nobody'] as const).find((one) => one === params.get('assigned'));
  const rating = ratingGroups.find((one) => one === params.get('rating'));
  const q = readText(params, 'q');
  return {
    ...(stage && { stage }),
    ...(params.get('due') === 'overdue' && { due: 'overdue' }),
    ...(assigned && { assigned }),
    ...(rating && { rating }),
    ...(q && { q }),
  };
}

export const inboxQuery = (filter: InboxFilter, place: Place) =>
  queryOptions({
    queryKey: ['complaints', 'inbox', filter, place],
    queryFn: () => api('GET /api/v1/staff/complaints', { query: { ...filter, ...place } }),
    placeholderData: keepPreviousData,
    refetchInterval: seconds(30),
  });

export const complaintQuery = (ticket_no: string) =>
  queryOptions({
    queryKey: ['complaints', 'one', ticket_no],
    queryFn: () => api('GET /api/v1/staff/complaints/{ticket_no}', { params: { ticket_no } }),
    refetchInterval: seconds(30),
  });

/** Answer templates whose placeholders are replaced with the values of a complaint. */
export const filledTemplatesQuery = (ticket_no: string) =>
  queryOptions({
    queryKey: ['complaints', 'templates', ticket_no],
    queryFn: () =>
      api('GET /api/v1/staff/complaints/{ticket_no}/templates', { params: { ticket_no } }),
  });

/** Thumbnails of a complaint's photos. The key contains their number: customers may add photos until the answer. */
export const photosQuery = (ticket_no: string, photos: number) =>
  queryOptions({
    queryKey: ['complaints', 'photos', ticket_no, photos],
    queryFn: () =>
      api('GET /api/v1/staff/complaints/{ticket_no}/photos', { params: { ticket_no } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A mutation of a complaint: stores the response in the query cache and reloads the lists. */
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
