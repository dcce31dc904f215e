import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** All members of staff, and open invitations. */
export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: () => api('GET /api/v1/staff/members'),
});

/** Mutation that changes the staff: reloads the list afterwards, and shows a toast with the reason on failure. */
export function usePeopleMutation<I, O>(mutationFn: (input: I) => Promise<O>) {
  const { i18n } = useLingui();
  return useMutation({
    mutationFn,
    onError: (error) => toastError(errorMessage(error, i18n._(msg`The change could not be made.`))),
    onSettled: () => queryClient().invalidateQueries(membersQuery),
  });
}
