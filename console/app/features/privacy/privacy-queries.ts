import type { PrivacyRequestDetails } from '@sabuja/contract';
import {
  type PrivacyKind,
  privacyKinds,
  privacyStates,
} from '@sabuja/contract/rules/privacy-requests';
import { seconds } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Place } from '../../lib/list-pager.tsx';
import { readText } from '../../lib/use-list-address.ts';

export type PrivacyFilter = {
  state?: (typeof privacyStates)[number];
  kind?: PrivacyKind;
  due?: 'overdue';
  assigned?: 'me' | 'nobody';
  q?: string;
};

/** Parses the filter from the URL's parameters; ignores unknown values. */
export function parsePrivacyFilter(params: URLSearchParams): PrivacyFilter {
  const state = privacyStates.find((one) => one === params.get('state'));
  const kind = privacyKinds.find((one) => one === params.get('kind'));
  const assigned = (['me', 'nobody'] as const).find((one) => one === params.get('assigned'));
  const q = readText(params, 'q', 20);
  return {
    ...(state && { state }),
    ...(kind && { kind }),
    ...(params.get('due') === 'overdue' && { due: 'overdue' }),
    ...(assigned && { assigned }),
    ...(q && { q }),
  };
}

export const privacyInboxQuery = (filter: PrivacyFilter, place: Place) =>
  queryOptions({
    queryKey: ['privacy', 'inbox', filter, place],
    queryFn: () => api('GET /api/v1/staff/privacy-requests', { query: { ...filter, ...place } }),
    placeholderData: keepPreviousData,
    refetchInterval: seconds(30),
  });

export const privacyRequestQuery = (number: string) =>
  queryOptions({
    queryKey: ['privacy', 'one', number],
    queryFn: () => api('GET /api/v1/staff/privacy-requests/{number}', { params: { number } }),
    refetchInterval: seconds(30),
  });

export const customerRequestsQuery = (uid: string, place: Place) =>
  queryOptions({
    queryKey: ['privacy', 'customer', uid, place],
    queryFn: () =>
      api('GET /api/v1/staff/customers/{uid}/privacy-requests', {
        params: { uid },
        query: place,
      }),
    placeholderData: keepPreviousData,
  });

/** Mutation that changes a request: shows the changed request, and reloads the lists. */
export const usePrivacyMutation = <I>(
  change: (input: I) => Promise<PrivacyRequestDetails>,
  onDone?: (request: PrivacyRequestDetails) => void,
) =>
  useMutation({
    mutationFn: change,
    onSuccess: (request) => {
      queryClient().setQueryData(privacyRequestQuery(request.number).queryKey, request);
      onDone?.(request);
    },
    onSettled: () => queryClient().invalidateQueries({ queryKey: ['privacy'] }),
  });
