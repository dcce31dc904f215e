import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastError, toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { BagCount } from './bag-fields.tsx';

/** Records into how many bags an order is packed. */
export const countBags = (uid: string, body: BagCount) =>
  api('PUT /api/v1/staff/orders/{uid}/bags', { params: { uid }, body });

/** Mutation that corrects the number of bags on the order's page. */
export function useCountBags(uid: string) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: (count: BagCount) => countBags(uid, count),
    onSuccess: () => toastSuccess(t`Saved.`),
    onError: (error) =>
      toastError(errorMessage(error, t`This could not be saved. Please try again.`)),
    onSettled: () => queryClient().invalidateQueries({ queryKey: ['order', uid] }),
  });
}
