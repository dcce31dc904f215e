import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { type BagCount, countBags } from '../packing/index.ts';
import { useSession } from '../session/index.ts';
import { storeCounts } from './scan-store.ts';

type PickingMove = { to: 'PICKING' | 'CONFIRMED' } | { to: 'PACKED'; bags: BagCount };

/** Starts picking an order, releases it, or marks it packed, with its bags; what was counted of it is deleted then. */
export function useMovePicking(uid: string, onMoved?: (to: string) => void) {
  const { t } = useLingui();
  const memberUid = useSession()?.member.uid ?? '';
  return useMutation({
    mutationFn: async (move: PickingMove) => {
      if (move.to === 'PACKED') await countBags(uid, move.bags);
      const { to } = move;
      return api('POST /api/v1/staff/orders/{uid}/move', { params: { uid }, body: { to } });
    },
    onSuccess: ({ status }, { to }) => {
      if (to !== 'PICKING') storeCounts(memberUid, uid, {}).catch(() => {});
      onMoved?.(status);
    },
    onError: (error) => toastError(errorMessage(error, t`The order could not be moved.`)),
    onSettled: async () => {
      void queryClient().invalidateQueries({ queryKey: ['board'] });
      await queryClient().invalidateQueries({ queryKey: ['picking'] });
    },
  });
}
