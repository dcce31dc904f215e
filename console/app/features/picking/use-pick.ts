import { useLingui } from '@lingui/react/macro';
import type { PickingLine, PickingOrder } from '@sabuja/contract';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { LinePick } from '../../lib/device-store.ts';
import { pickingKey } from '../../lib/picking-key.ts';
import { useQueuedAction } from '../action-queue/index.ts';

const show = (uid: string) => (picking: PickingOrder) =>
  queryClient().setQueryData(pickingKey(uid), picking);

/** Records what was found of a line: it is stored on the device first, and sent when there is a network. */
export function usePick({ uid, order_no }: Pick<PickingOrder, 'uid' | 'order_no'>) {
  const { mutate, isPending, variables } = useQueuedAction();
  const record = (
    { uid: item, name }: Pick<PickingLine, 'uid' | 'name'>,
    pick: LinePick,
    onSuccess: () => void,
  ) =>
    mutate(
      { kind: 'pick', uid, order_no, item, name, pick },
      {
        onSuccess,
        onError: () => void queryClient().invalidateQueries({ queryKey: pickingKey(uid) }),
      },
    );
  const pendingItem = isPending && variables.kind === 'pick' ? variables.item : undefined;
  return { record, pendingItem };
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
