import type {
  NewStaffComplaintReason,
  StaffComplaintReason,
  StaffComplaintReasonChange,
} from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const reasonsQuery = queryOptions({
  queryKey: ['complaint-reasons'],
  queryFn: () => api('GET /api/v1/staff/complaint-reasons'),
});

type ReasonSaving =
  | { id: undefined; body: NewStaffComplaintReason }
  | { id: number; body: StaffComplaintReasonChange };

/** Creates a reason, or changes one if it still has the version in `body`. */
export async function saveReason({ id, body }: ReasonSaving): Promise<StaffComplaintReason> {
  try {
    return id === undefined
      ? await api('POST /api/v1/staff/complaint-reasons', { body })
      : await api('PATCH /api/v1/staff/complaint-reasons/{id}', { params: { id }, body });
  } finally {
    void queryClient().invalidateQueries(reasonsQuery);
  }
}

/** Hides a reason or offers it again, without a version check. */
export const useSetHidden = (id: number) =>
  useMutation({ mutationFn: (is_hidden: boolean) => saveReason({ id, body: { is_hidden } }) });
