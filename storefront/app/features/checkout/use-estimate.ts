import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Estimate } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import { apiStatus, errorMessage, isTransient, problemOf } from '@sabuja/ui/lib/api-error.ts';
import { useDebounced } from '@sabuja/ui/lib/use-debounced.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { keepPreviousData, onlineManager, skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { type EstimateRequest, estimateQuery } from './checkout-queries.ts';
import { useLastEstimate } from './use-last-estimate.ts';

const DEBOUNCE_DELAY = seconds(0.3);

export type EstimateState = {
  /** The estimate of the current selections, unless its check failed; orders are placed only on this one. */
  estimate: Estimate | undefined;
  /** The amounts to display: the previous ones while new ones load, and until they expire if those cannot be loaded. */
  displayed: Estimate | undefined;
  isCalculating: boolean;
  failure: string | undefined;
  /** The items are below the minimum order amount: a retry does not help. */
  isBelowMinimum: boolean;
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
  const estimate = isCurrent && !query.isPlaceholderData ? query.data : undefined;
  const last = useLastEstimate(
    request,
    estimate && currentRequest
      ? { request: currentRequest, estimate, receivedAt: query.dataUpdatedAt }
      : undefined,
  );
  const isCalculating = request !== undefined && (requestKey !== debouncedKey || query.isFetching);
  const ofPreviousSelection =
    isCalculating && estimate === undefined && !query.isError ? query.data : undefined;
  const displayed =
    request === undefined || isRefusal(query.error) ? undefined : (last ?? ofPreviousSelection);
  const fallback = t`Failed to calculate estimation. Please try again.`;
  const offline = t`No connection. The amounts come as soon as there is one.`;
  return {
    estimate: query.isSuccess && estimate === last ? estimate : undefined,
    displayed,
    isCalculating,
    failure:
      (isCurrent && query.isError && errorMessage(query.error, fallback)) ||
      (isCurrent && query.isPaused && displayed === undefined && offline) ||
      undefined,
    isBelowMinimum: isCurrent && problemOf(query.error)?.code === 'BELOW_MINIMUM',
    field: isCurrent ? problemOf(query.error)?.field : undefined,
    refresh: async () => {
      // Without a network the request would wait, and with it the order.
      if (!onlineManager.isOnline()) return undefined;
      const { isSuccess, data } = await query.refetch();
      return isSuccess ? data : undefined;
    },
  };
}

/** Whether the server refused to price the selections: amounts received earlier no longer apply. */
function isRefusal(error: unknown): boolean {
  const status = apiStatus(error);
  return status !== undefined && !isTransient(status);
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
 * displayed first if it differs from what is displayed.
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
    const { estimate, displayed, failure, refresh } = state;
    if (estimate && Date.parse(estimate.expires_at) > Date.now()) return estimate;
    if (missingInput !== undefined) {
      toastError(t(missingInput));
      return undefined;
    }
    const refreshed = await refresh();
    if (refreshed && refreshed.final_amount === displayed?.final_amount) return refreshed;
    if (refreshed === undefined) {
      toastError(failure ?? t`Failed to calculate estimation. Please try again.`);
    } else if (displayed) toastError(t`Prices have changed. Please review the new amounts.`);
    else toastError(t`The amounts were not shown. Please review them, then place the order.`);
    return undefined;
  };
}
