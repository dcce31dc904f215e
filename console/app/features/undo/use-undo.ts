import { useLingui } from '@lingui/react/macro';
import type { OrderStatus } from '@sabuja/contract';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Undoes the last transition of an order; `status` is the one that the member saw. All queries are reloaded. */
export function useUndo(uid: string) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: (body: { status: OrderStatus; reason?: string }) =>
      api('POST /api/v1/staff/orders/{uid}/undo', { params: { uid }, body }),
    onError: (error) => toastError(errorMessage(error, t`This could not be undone.`)),
    onSettled: () => queryClient().invalidateQueries(),
  });
}
