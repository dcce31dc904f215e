import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Estimate } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import { errorMessage, problemOf } from '@sabuja/ui/lib/api-error.ts';
import { useDebounced } from '@sabuja/ui/lib/use-debounced.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { type EstimateRequest, estimateQuery } from './checkout-queries.ts';

const DEBOUNCE_DELAY = seconds(0.3);

export type EstimateState = {
  /** The estimate of the current selections; orders are placed only on this one. */
  estimate: Estimate | undefined;
  /** The amounts to display: the previous ones while new ones load. */
  displayed: Estimate | undefined;
  isCalculating: boolean;
  failure: string | undefined;
  /** The field that the server rejected. */
  field: string | undefined;
  /** Requests a new estimate; resolves to it, or to undefined on failure. */
  refresh: () => Promise<Estimate | undefined>;
};

/**
 * The estimate of the current selections, debounced. Each response is cached under its request, so
 * a late one never replaces the current one (S4g.2). Nothing is requested while orders are being
 * placed, because those already reserve the stock that an estimate would check.
 */
export function useEstimate(
  request: EstimateRequest | undefined,
  isSubmitting: boolean,
): EstimateState {
  const { t } = useLingui();
  const api = useApi();
  const requestKey = JSON.stringify(request ?? null);
  const debouncedKey = useDebounced(requestKey, request === undefined ? 0 : DEBOUNCE_DELAY);
  const currentRequest = JSON.parse(debouncedKey) as EstimateRequest | null;
  const query = useQuery({
    ...estimateQuery(api, currentRequest ?? EMPTY_REQUEST),
    ...(currentRequest === null ? { queryFn: skipToken, refetchInterval: false as const } : {}),
    enabled: !isSubmitting,
    placeholderData: keepPreviousData,
  });
  const isCurrent = requestKey === debouncedKey && currentRequest !== null;
  const fallback = t`Failed to calculate estimation. Please try again.`;
  const offline = t`No connection. The amounts come as soon as there is one.`;
  return {
    estimate: isCurrent && query.isSuccess && !query.isPlaceholderData ? query.data : undefined,
    displayed: request === undefined || query.isError ? undefined : query.data,
    isCalculating: request !== undefined && (requestKey !== debouncedKey || query.isFetching),
    failure:
      (isCurrent && query.isError && errorMessage(query.error, fallback)) ||
      (isCurrent && query.isPaused && query.data === undefined && offline) ||
      undefined,
    field: isCurrent ? problemOf(query.error)?.field : undefined,
    refresh: async () => (await query.refetch()).data,
  };
}

const EMPTY_REQUEST: EstimateRequest = {
  lines: [],
  address: '',
  pincode: '',
  isCombined: false,
  payment: 'COD',
  customer: '',
  coupon: '',
  selectionKey: '',
};

/**
 * Returns the displayed estimate if it is still valid. Otherwise requests a new one, which is
 * displayed first if it differs.
 */
export function useConfirmedEstimate({
  estimate: state,
  missingInput,
}: {
  estimate: EstimateState;
  missingInput: MessageDescriptor | undefined;
}) {
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
