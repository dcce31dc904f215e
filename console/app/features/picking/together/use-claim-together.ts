import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../../lib/api.ts';
import type { OrderToPick } from '../picking-queries.ts';
import { togetherPath } from './batch.ts';
import { type ClaimRefusal, claimState } from './claims.ts';

type Claimed = Pick<OrderToPick, 'uid' | 'order_no'>;

/** Claims each order independently and opens those claimed; if there are none, `data` has the reasons. */
export function useClaimTogether(onClaimed: () => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: claim,
    onSuccess: ({ uids, refusals }) => {
      onClaimed();
      if (uids.length > 0) void navigate(togetherPath(uids), { state: claimState(refusals) });
    },
    onError: (error) => toastError(errorMessage(error, t`The orders could not be moved.`)),
    onSettled: () => {
      void queryClient().invalidateQueries({ queryKey: ['board'] });
      return queryClient().invalidateQueries({ queryKey: ['picking'] });
    },
  });
}

async function claim(orders: readonly Claimed[]) {
  const { results } = await api('POST /api/v1/staff/orders/moves', {
    body: { uids: orders.map(({ uid }) => uid), to: 'PICKING' },
  });
  const numberOf = new Map(orders.map(({ uid, order_no }) => [uid, order_no]));
  return {
    uids: results.filter(({ ok }) => ok).map(({ uid }) => uid),
    refusals: results
      .filter(({ ok }) => !ok)
      .map(
        ({ uid, message }): ClaimRefusal => ({
          orderNo: numberOf.get(uid) ?? uid,
          message: message ?? '',
        }),
      ),
  };
}
