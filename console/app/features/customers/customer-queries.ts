import type { StaffCustomer } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Place } from '../../lib/list-pager.tsx';

export const customersQuery = (q: string, place: Place) =>
  queryOptions({
    queryKey: ['customers', 'found', q, place],
    queryFn: () => api('GET /api/v1/staff/customers', { query: { q, ...place } }),
    placeholderData: keepPreviousData,
  });

export const customerQuery = (uid: string) =>
  queryOptions({
    queryKey: ['customers', 'one', uid],
    queryFn: () => api('GET /api/v1/staff/customers/{uid}', { params: { uid } }),
  });

/** A mutation of a customer: stores the response in the query cache and reloads the lists. */
export const useCustomerMutation = <I>(
  change: (input: I) => Promise<StaffCustomer>,
  onDone?: () => void,
) =>
  useMutation({
    mutationFn: change,
    onSuccess: (customer) => {
      queryClient().setQueryData(customerQuery(customer.uid).queryKey, customer);
      onDone?.();
    },
    onSettled: () => queryClient().invalidateQueries({ queryKey: ['customers'] }),
  });
