import { useLingui } from '@lingui/react/macro';
import type { Disposition } from '@sabuja/contract/rules/order-status';
import type { PartKind } from '@sabuja/contract/rules/refused-units';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastError, toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

type Checked = { item: string; part: PartKind; disposition: Disposition };

/** Mutation that records the disposition of refused items once they are back in the shop. */
export function useCheckRefused(uid: string) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: (lines: Checked[]) =>
      api('POST /api/v1/staff/orders/{uid}/refused', { params: { uid }, body: { lines } }),
    onSuccess: () => toastSuccess(t`Saved.`),
    onError: (error) =>
      toastError(errorMessage(error, t`This could not be saved. Please try again.`)),
    onSettled: () => queryClient().invalidateQueries({ queryKey: ['order', uid] }),
  });
}
