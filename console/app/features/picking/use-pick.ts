import { useLingui } from '@lingui/react/macro';
import type { PickingOrder } from '@sabuja/contract';
import type { MissingReason } from '@sabuja/contract/rules/missing-reasons';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { pickingKey } from './picking-queries.ts';

export type LinePick = {
  found: number;
  grams?: number;
  reason?: MissingReason;
  substitute?: { stock_id: number; quantity: number };
  customer_agreed?: true;
};

const show = (uid: string) => (picking: PickingOrder) =>
  queryClient().setQueryData(pickingKey(uid), picking);

/** Records what was found of a line. */
export function usePick(uid: string) {
  return useMutation({
    mutationFn: ({ item, ...body }: LinePick & { item: string }) =>
      api('PUT /api/v1/staff/orders/{uid}/picking/{item}', { params: { uid, item }, body }),
    onSuccess: show(uid),
    onError: useRefused(uid),
  });
}

/** Takes back what was recorded of a line. */
export function useUnpick(uid: string) {
  return useMutation({
    mutationFn: (item: string) =>
      api('DELETE /api/v1/staff/orders/{uid}/picking/{item}', { params: { uid, item } }),
    onSuccess: show(uid),
    onError: useRefused(uid),
  });
}

function useRefused(uid: string) {
  const { t } = useLingui();
  return (error: unknown) => {
    toastError(errorMessage(error, t`This could not be saved. Please try again.`));
    void queryClient().invalidateQueries({ queryKey: pickingKey(uid) });
  };
}
