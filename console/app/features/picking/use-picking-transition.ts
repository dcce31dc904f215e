import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { pickingKey, pickingSnapshotKey } from '../../lib/picking-snapshots.ts';
import { deleteSnapshot } from '../../lib/snapshots.ts';
import { type BagCount, countBags } from '../packing/index.ts';
import { useSession } from '../session/index.ts';
import { storeCounts } from './scan-store.ts';

type PickingRequest = { to: 'PICKING' | 'CONFIRMED' } | { to: 'PACKED'; bags: BagCount };

/** Deletes the device's data of an order that is no longer picked here. */
async function deleteStored(memberUid: string, uid: string): Promise<void> {
  // A load in progress would store the order again.
  await queryClient().cancelQueries({ queryKey: pickingKey(uid) });
  await storeCounts(memberUid, uid, {});
  await deleteSnapshot(pickingSnapshotKey(memberUid, uid));
}

/** Starts picking an order, releases it, or marks it packed with its bags; the last two delete its data here. */
export function usePickingTransition(uid: string, onSuccess?: (to: string) => void) {
  const { t } = useLingui();
  const memberUid = useSession()?.member.uid ?? '';
  return useMutation({
    mutationFn: async (request: PickingRequest) => {
      if (request.to === 'PACKED') await countBags(uid, request.bags);
      const { to } = request;
      return api('POST /api/v1/staff/orders/{uid}/move', { params: { uid }, body: { to } });
    },
    onSuccess: async ({ status }, { to }) => {
      if (to !== 'PICKING') await deleteStored(memberUid, uid).catch(() => {});
      onSuccess?.(status);
    },
    onError: (error) => toastError(errorMessage(error, t`The order could not be moved.`)),
    onSettled: async () => {
      void queryClient().invalidateQueries({ queryKey: ['board'] });
      await queryClient().invalidateQueries({ queryKey: ['picking'] });
    },
  });
}

export type PickingTransition = ReturnType<typeof usePickingTransition>;
