import { useLingui } from '@lingui/react/macro';
import type { Estimate } from '@sabuja/contract';
import { toastError } from '@sabuja/ui/toast.ts';
import type { Checkout } from './use-checkout.ts';

/**
 * Returns the displayed estimate if it is still valid. Otherwise requests a new one, which is
 * displayed first if it differs.
 */
export function useConfirmedEstimate({ estimate: state, missingInput }: Checkout) {
  const { t } = useLingui();
  return async (): Promise<Estimate | undefined> => {
    const { estimate, failure, refresh } = state;
    if (estimate && Date.parse(estimate.expires_at) > Date.now()) return estimate;
    if (missingInput !== undefined) {
      toastError(t(missingInput));
      return undefined;
    }
    const refreshed = await refresh();
    if (refreshed && refreshed.final_amount === estimate?.final_amount) return refreshed;
    if (refreshed) toastError(t`Prices have changed. Please review the new amounts.`);
    else toastError(failure ?? t`Failed to calculate estimation. Please try again.`);
    return undefined;
  };
}
