import { seconds } from '@sabuja/kit';
import { useDebounced } from '@sabuja/ui/lib/use-debounced.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { PhoneDraft } from './phone-draft.ts';
import { type EstimateRequest, phoneEstimateQuery, toEstimateRequest } from './phone-queries.ts';

const PAUSE = seconds(0.3);
const NONE: EstimateRequest = {
  uid: '',
  body: { lines: [], address: '', pincode: '', payment_method: 'COD', is_same: false },
};

/** The estimate of a draft, requested debounced after each change; `shown` keeps the previous amounts meanwhile. */
export function usePhoneEstimate(draft: PhoneDraft, isSending: boolean) {
  const key = JSON.stringify(toEstimateRequest(draft) ?? null);
  const settledKey = useDebounced(key, PAUSE);
  const request = JSON.parse(settledKey) as EstimateRequest | null;
  const query = useQuery({
    ...phoneEstimateQuery(request ?? NONE),
    ...(request === null ? { queryFn: skipToken, refetchInterval: false as const } : {}),
    enabled: !isSending,
  });
  const isCurrent = key === settledKey && request !== null;
  return {
    /** The estimate to place the order with; undefined while it is outdated. */
    estimate: isCurrent && query.isSuccess && !query.isPlaceholderData ? query.data : undefined,
    shown: request === null || query.isError ? undefined : query.data,
    isPending: request !== null && (key !== settledKey || query.isFetching),
    error: isCurrent ? query.error : null,
    refetch: () => void query.refetch(),
  };
}
export type EstimateState = ReturnType<typeof usePhoneEstimate>;
